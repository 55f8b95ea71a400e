-- What a door looks like, photographed at a first visit for those who come later.
alter table event_files drop constraint event_files_kind;
alter table event_files add constraint event_files_kind
  check (kind in ('photo', 'signature', 'place'));
