"""Every example in the texts of the package and in its page is run."""

import doctest
import importlib
from pathlib import Path

import pytest

MODULES = ["adit", "adit._dataset", "adit._games", "adit._play", "adit._table", "adit._vector", "adit.cluster", "adit.gym", "adit.zoo"]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0 and result.attempted > 0


@pytest.mark.parametrize(("name", "least"), [("python", 20), ("datasets", 5)])
def test_the_pages(name, least, tmp_path, monkeypatch):
    page = Path(__file__).parents[2] / "docs" / f"{name}.md"
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0 and result.attempted >= least
