-- A photo, signature, statement or export. Its content lies in `DATA_DIR/files` under its hash, once
-- however many rows name it.
create table files (
  id bigint generated always as identity,
  sha256 bytea not null,
  size_bytes integer not null,
  media_type text not null,
  kind text not null, -- such as 'photo'
  owner_kind text not null, -- the record that it belongs to, such as 'stop'
  owner_id bigint not null,
  customer_id bigint, -- whose personal data it is
  keep_until date, -- the last day; none while its record is kept
  created_at timestamptz not null default now(),
  constraint files_pk primary key (id),
  constraint files_customer_fk foreign key (customer_id) references customers (id),
  constraint files_hash_is_sha256 check (octet_length(sha256) = 32),
  constraint files_size check (size_bytes > 0)
);

create index files_content on files (sha256);
create index files_owner on files (owner_kind, owner_id);
create index files_customer on files (customer_id) where customer_id is not null;
create index files_age on files (keep_until) where keep_until is not null;
