-- A file that the bank has refused whole; its transfers go by the next one.
alter table transfer_files
  add column refused_at timestamptz,
  add column refused_why text,
  add column next_file_id bigint,
  add constraint transfer_files_next_fk foreign key (next_file_id) references transfer_files (id),
  add constraint transfer_files_refused
    check ((refused_at is null) = (refused_why is null)
      and (refused_at is null) = (next_file_id is null));
