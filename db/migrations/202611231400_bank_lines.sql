-- Statements of the bank: files, their balances, and each line once.
create table bank_files (
  id bigint generated always as identity,
  sha256 bytea not null,
  name text not null,
  lines integer not null,
  new_lines integer not null,
  imported_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint bank_files_pk primary key (id),
  constraint bank_files_hash_is_sha256 check (octet_length(sha256) = 32),
  constraint bank_files_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index bank_files_content on bank_files (sha256);

create table bank_statements (
  id bigint generated always as identity,
  file_id bigint not null,
  iban text not null,
  from_day date not null,
  to_day date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  is_interim boolean not null,
  constraint bank_statements_pk primary key (id),
  constraint bank_statements_file_fk foreign key (file_id) references bank_files (id),
  constraint bank_statements_days check (from_day <= to_day)
);

create index bank_statements_days on bank_statements (iban, to_day);

-- A line as it came, never changed. Equal lines of a day are counted, so that files that overlap
-- bring each once.
create table bank_lines (
  id bigint generated always as identity,
  file_id bigint not null,
  iban text not null,
  booked_on date not null,
  cents bigint not null, -- what came in above zero, what went out below
  kind text not null,
  bank_ref text,
  end_to_end_id text,
  reference text,
  text text not null,
  is_return boolean not null,
  party_name text,
  party_iban text,
  party_code text,
  key_hash bytea not null,
  ordinal integer not null,
  constraint bank_lines_pk primary key (id),
  constraint bank_lines_file_fk foreign key (file_id) references bank_files (id),
  constraint bank_lines_once unique (iban, key_hash, ordinal),
  constraint bank_lines_kind check (kind in ('payment', 'cash', 'fee'))
);

create index bank_lines_day on bank_lines (iban, booked_on);
create index bank_lines_party on bank_lines (party_iban) where party_iban is not null;
create trigger bank_lines_append_only before update or delete on bank_lines
  for each row execute function refuse_change();

-- Whose a line is. A match is undone by a row of its own.
create table bank_matches (
  id bigint generated always as identity,
  line_id bigint not null,
  class text not null,
  target text not null,
  customer_id bigint,
  paper_id bigint, -- the document that the payment names
  refund_id bigint, -- our own transfer
  cash_move_id bigint,
  cents bigint not null,
  undoes bigint,
  note text not null default '',
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint bank_matches_pk primary key (id),
  constraint bank_matches_line_fk foreign key (line_id) references bank_lines (id),
  constraint bank_matches_customer_fk foreign key (customer_id) references customers (id),
  constraint bank_matches_paper_fk foreign key (customer_id, paper_id) references papers
    (customer_id, id),
  constraint bank_matches_refund_fk foreign key (refund_id) references deposit_refunds (id),
  constraint bank_matches_cash_move_fk foreign key (cash_move_id) references cash_moves (id),
  constraint bank_matches_undoes_fk foreign key (undoes) references bank_matches (id),
  constraint bank_matches_undone_once unique (undoes),
  constraint bank_matches_class check (class in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')),
  constraint bank_matches_target check (target in ('customer', 'transfer', 'returned', 'provider',
    'cash', 'expense')),
  constraint bank_matches_of_customer check (
    target not in ('customer', 'returned') or customer_id is not null),
  constraint bank_matches_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index bank_matches_line on bank_matches (line_id);
create index bank_matches_customer on bank_matches (customer_id) where customer_id is not null;
create index bank_matches_paper on bank_matches (paper_id) where paper_id is not null;
create index bank_matches_refund on bank_matches (refund_id) where refund_id is not null;
create trigger bank_matches_append_only before update or delete on bank_matches
  for each row execute function refuse_change();

-- Where a line stands now: one match at most, else what is proposed.
create table bank_line_states (
  line_id bigint not null,
  class text, -- none until it was looked at
  proposals jsonb not null default '[]',
  match_id bigint,
  constraint bank_line_states_pk primary key (line_id),
  constraint bank_line_states_line_fk foreign key (line_id) references bank_lines (id),
  constraint bank_line_states_match_fk foreign key (match_id) references bank_matches (id)
);

create index bank_line_states_open on bank_line_states (line_id) where match_id is null;

-- "Always so": where lines of a party go that are of no customer.
create table bank_rules (
  id bigint generated always as identity,
  party_iban text,
  kind text not null,
  is_incoming boolean not null,
  target text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint bank_rules_pk primary key (id),
  constraint bank_rules_kind check (kind in ('payment', 'cash', 'fee')),
  constraint bank_rules_target check (target in ('provider', 'expense')),
  constraint bank_rules_need_a_sign check (party_iban is not null or kind = 'fee'),
  constraint bank_rules_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create unique index bank_rules_once on bank_rules (kind, is_incoming, coalesce(party_iban, ''))
  where ended_at is null;

create function publish_bank() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'bank:');
  return null;
end $$;

create trigger bank_line_states_publish after insert or update on bank_line_states
  for each statement execute function publish_bank();
