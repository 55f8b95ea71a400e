-- A row of the office's list that a person was given or that was put off. The rows themselves are
-- read from the facts; a mark counts only while those are as they were.
create table attention_marks (
  kind text not null,
  subject_id text not null,
  facts_hash bytea not null,
  given_to bigint,
  put_off_until date,
  reason text not null default '',
  made_by bigint not null,
  made_at timestamptz not null,
  constraint attention_marks_pk primary key (kind, subject_id),
  constraint attention_marks_given_to_fk foreign key (given_to) references staff (id),
  constraint attention_marks_made_by_fk foreign key (made_by) references staff (id),
  constraint attention_marks_hash_is_sha256 check (octet_length(facts_hash) = 32)
);

-- When a copy of everything was last made, whatever program made it.
create table backups (
  id bigint generated always as identity,
  taken_at timestamptz not null default now(),
  constraint backups_pk primary key (id)
);

create index mail_outbox_given_up on mail_outbox (id) where state = 'given_up';
