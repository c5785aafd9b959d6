-- Each line carries a sum over itself and the sum before it, each table the sum of its last line, so that a line that was
-- altered, removed or added is noticed. The program fills in the sums of tables that are older than these columns.
ALTER TABLE game_table ADD COLUMN sum TEXT NOT NULL DEFAULT '';
ALTER TABLE game_line ADD COLUMN sum TEXT NOT NULL DEFAULT '';
CREATE INDEX game_table_without_sum ON game_table (id) WHERE sum = '';
-- An older program that still runs knows nothing of sums and can write no more lines.
ALTER TABLE game_table ALTER COLUMN sum DROP DEFAULT;
ALTER TABLE game_line ALTER COLUMN sum DROP DEFAULT;
