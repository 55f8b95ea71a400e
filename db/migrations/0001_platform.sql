-- Platform: what every room leans on and no room owns.

-- Tables that only grow carry a trigger with this function; the refusal bears the trigger's name as its constraint.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % refused', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation', table = tg_table_name, constraint = tg_name;
end $$;

-- Sums kept beside their rows (stock, balances, bottles) are written by the triggers of those rows alone: called
-- from another trigger the depth is 2, called by a statement of the application it is 1.
create function refuse_direct_write() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% follows its movements: direct % refused', tg_table_name, lower(tg_op)
      using errcode = 'integrity_constraint_violation', table = tg_table_name, constraint = tg_name;
  end if;
  return coalesce(new, old);
end $$;

create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings_pk primary key (key)
);

create trigger settings_notify after insert or update or delete on settings
  for each statement execute function notify_change('settings_changed');

-- One row. Processes keep guests' answers in memory under this number and drop them when it moves.
create table catalogue_version (
  only_row boolean not null default true,
  version bigint not null default 1,
  changed_in xid8,
  constraint catalogue_version_pk primary key (only_row),
  constraint catalogue_version_one_row check (only_row)
);

insert into catalogue_version default values;

-- Once per transaction: an import of 100,000 rows would otherwise leave as many dead versions of this one row.
create function touch_catalogue() returns trigger language plpgsql as $$
declare moved bigint;
begin
  update catalogue_version set version = version + 1, changed_in = pg_current_xact_id()
    where changed_in is distinct from pg_current_xact_id()
    returning version into moved;
  if found then perform pg_notify('catalogue_changed', moved::text); end if;
  return null;
end $$;

-- The row is inserted in the transaction of the work itself, so a second request with the key waits for the first.
create table idempotency_keys (
  customer_id bigint not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer text, -- the bytes sent, so that the second answer equals the first
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pk primary key (customer_id, call, key),
  constraint idempotency_keys_key_length check (length(key) between 1 and 200),
  constraint idempotency_keys_answered check (status is not null or answer is null)
);

create index idempotency_keys_age on idempotency_keys (created_at);

-- Who did what. It outlives the customer, hence no foreign key, and holds ids and field names, never personal text.
create table audit_trail (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  customer_id bigint,
  action text not null,
  subject text,
  subject_id bigint,
  details jsonb not null default '{}',
  request_id text,
  ip_address inet,
  constraint audit_trail_pk primary key (id),
  constraint audit_trail_actor check (actor in ('guest', 'customer', 'operator', 'system', 'provider'))
);

create index audit_trail_customer on audit_trail (customer_id, id desc);
create index audit_trail_subject on audit_trail (subject, subject_id, id desc);

create trigger audit_trail_append_only before update on audit_trail
  for each row execute function refuse_change();
create trigger audit_trail_kept_a_year before delete on audit_trail
  for each row when (old.at > now() - interval '1 year') execute function refuse_change();

-- Counters rather than rows per attempt: one atomic upsert answers "how many by now", however many guess at once.
create table credential_attempts (
  action text not null,
  counted_by text not null,
  subject_hash bytea not null,
  window_started_at timestamptz not null,
  attempts integer not null default 1,
  constraint credential_attempts_pk primary key (action, counted_by, subject_hash, window_started_at),
  constraint credential_attempts_action check (action in ('login', 'register', 'reset', 'promo', 'email_change')),
  constraint credential_attempts_counted_by check (counted_by in ('account', 'address', 'account_and_address')),
  constraint credential_attempts_positive check (attempts > 0)
);

create index credential_attempts_age on credential_attempts (window_started_at);
