-- Links signed before it no longer open anything; null while none was taken back.
alter table customers add links_valid_from timestamptz;
