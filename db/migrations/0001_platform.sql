-- Sums kept beside their rows (stock, balances, bottles) are written by the triggers of those
-- rows alone: called from another trigger the depth is 2, called by a statement of the
-- application it is 1.
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

-- Once per transaction: an import of 100,000 rows would otherwise leave as many dead versions of
-- this one row.
create function touch_catalogue() returns trigger language plpgsql as $$
declare moved bigint;
begin
  update catalogue_version set version = version + 1, changed_in = pg_current_xact_id()
    where changed_in is distinct from pg_current_xact_id()
    returning version into moved;
  if found then perform pg_notify('catalogue_changed', moved::text); end if;
  return null;
end $$;

-- Who or what is behind a change, in one shape everywhere. A customer's or staff member's number
-- has no foreign key, because the books outlive both.
create function is_actor(kind text, id bigint, on_behalf_of bigint) returns boolean
immutable language sql as $$
  select kind in ('customer', 'staff', 'driver', 'command', 'system', 'provider')
    and (id is null or kind in ('customer', 'staff', 'driver'))
    and (id is not null or kind not in ('staff', 'driver'))
    and (on_behalf_of is null or kind in ('staff', 'driver'))
$$;

-- One row. Processes keep guests' answers in memory under this number and drop them when it
-- moves.
create table catalogue_version (
  only_row boolean not null default true,
  version bigint not null default 1,
  changed_in xid8,
  constraint catalogue_version_pk primary key (only_row),
  constraint catalogue_version_one_row check (only_row)
);

insert into catalogue_version default values;

-- The row is inserted in the transaction of the work itself, so a second request with the key
-- waits for the first.
create table idempotency_keys (
  customer_id bigint,
  call text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer text, -- the bytes sent, so that the second answer equals the first
  created_at timestamptz not null default now(),
  staff_id bigint,
  constraint idempotency_keys_key_length check (length(key) between 1 and 200),
  constraint idempotency_keys_answered check (status is not null or answer is null),
  constraint idempotency_keys_of_one_caller
    check (num_nonnulls(customer_id, staff_id) = 1),
  constraint idempotency_keys_once
    unique nulls not distinct (customer_id, staff_id, call, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);

-- Who did what. It outlives the customer, hence no foreign key, and holds ids and field names,
-- never personal text.
create table audit_trail (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  customer_id bigint,
  action text not null,
  subject text,
  subject_id bigint,
  details jsonb not null default '{}',
  request_id text,
  ip_address inet,
  actor_id bigint,
  on_behalf_of bigint,
  constraint audit_trail_actor check (is_actor(actor_kind, actor_id, on_behalf_of)),
  constraint audit_trail_pk primary key (id)
);

create index audit_trail_customer on audit_trail (customer_id, id desc);
create index audit_trail_subject on audit_trail (subject, subject_id, id desc);

-- Platform: what every room leans on and no room owns.
-- Tables that only grow carry a trigger with this function; the refusal bears the trigger's name
-- as its constraint.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % refused', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation', table = tg_table_name, constraint = tg_name;
end $$;

create trigger audit_trail_append_only before update on audit_trail
  for each row execute function refuse_change();
create trigger audit_trail_kept_a_year before delete on audit_trail
  for each row when (old.at > now() - interval '1 year') execute function refuse_change();

-- Notifications: mails that must go out once, and what people agreed to.
-- The row is written in the transaction of its cause; the job only carries it out. message_id
-- stays the same over all attempts, so that a mail sent twice after a crash is seen as one.
create table mail_outbox (
  id bigint generated always as identity,
  customer_id bigint,
  template text not null,
  cause text not null, -- such as 'order:123:placed' or 'autoship:5:2026-11-24:one-day'
  language text not null,
  recipient text not null,
  payload jsonb not null,
  message_id text not null,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint mail_outbox_pk primary key (id),
  constraint mail_outbox_once unique (template, cause),
  constraint mail_outbox_message_id unique (message_id),
  constraint mail_outbox_language check (language in ('lv', 'en')),
  constraint mail_outbox_one_line_recipient check (recipient !~ '[\r\n]'),
  constraint mail_outbox_state check (state in ('waiting', 'sent', 'given_up', 'unwanted')),
  constraint mail_outbox_sent_has_time check ((state = 'sent') = (sent_at is not null))
);

create index mail_outbox_waiting on mail_outbox (next_try_at) where state = 'waiting';
create index mail_outbox_customer on mail_outbox (customer_id, id desc);

-- Sent mails are remembered, not rewritten: the second sending of a cause finds the first.
create trigger mail_outbox_sent_stays before update on mail_outbox
  for each row when (old.state = 'sent' and new.state <> 'sent') execute function refuse_change();
