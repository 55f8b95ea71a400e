-- The lines of one file are counted after its import.
create index bank_lines_file on bank_lines (file_id);
