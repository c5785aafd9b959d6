-- Whom a table waits for, as the last append said it. Nothing is known of tables that are older than this column.
ALTER TABLE game_table ADD COLUMN waits_for TEXT;
