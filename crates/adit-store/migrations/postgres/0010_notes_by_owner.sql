-- Where somebody has written something down: a server that starts looks for what players have said beforehand.
CREATE INDEX game_note_by_owner ON game_note (owner, table_id) WHERE text <> '';
