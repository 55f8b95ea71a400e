-- What staff did in the office, with what may still be undone.
create table office_actions (
  id bigint generated always as identity,
  staff_id bigint not null,
  approved_by bigint, -- the second person
  deed text not null, -- such as 'orders.move'
  done jsonb not null, -- the records, by kind and number
  refused jsonb not null, -- the records and the codes of their refusals
  undo jsonb not null, -- the deeds that reverse it; empty where nothing does
  job_keys text[] not null default '{}', -- the jobs that it made and that can be removed
  made_at timestamptz not null,
  undoable_until timestamptz,
  undone_at timestamptz,
  undone_by bigint,
  constraint office_actions_pk primary key (id),
  constraint office_actions_staff_fk foreign key (staff_id) references staff (id),
  constraint office_actions_approved_by_fk foreign key (approved_by) references staff (id),
  constraint office_actions_undone_by_fk foreign key (undone_by) references staff (id),
  constraint office_actions_two_people check (approved_by <> staff_id),
  constraint office_actions_undone check (num_nulls(undone_at, undone_by) in (0, 2)),
  constraint office_actions_undone_if_undoable check (undone_at is null or undoable_until is not null)
);

create index office_actions_staff on office_actions (staff_id, id desc);

-- An act that waits for a second person.
create table approvals (
  id bigint generated always as identity,
  deed text not null,
  input jsonb not null, -- the rows of the act, as they were asked for
  input_hash bytea not null,
  right_needed text not null,
  cents bigint not null,
  customer_ids bigint[] not null default '{}',
  asked_by bigint not null,
  asked_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint,
  decided_at timestamptz,
  reason text, -- of a refusal
  action_id bigint,
  constraint approvals_pk primary key (id),
  constraint approvals_asked_by_fk foreign key (asked_by) references staff (id),
  constraint approvals_decided_by_fk foreign key (decided_by) references staff (id),
  constraint approvals_action_fk foreign key (action_id) references office_actions (id),
  constraint approvals_state check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  constraint approvals_decided check ((state = 'waiting') = (decided_at is null)),
  constraint approvals_two_people check (state not in ('approved', 'refused')
    or decided_by <> asked_by),
  constraint approvals_hash_is_sha256 check (octet_length(input_hash) = 32)
);

create index approvals_waiting on approvals (asked_at) where state = 'waiting';

-- The action whose undoing takes the mail back.
alter table mail_outbox add column action_id bigint;
create index mail_outbox_action on mail_outbox (action_id) where action_id is not null;

alter table audit_trail add column approved_by bigint;

-- Whether a row was written by this very transaction, its savepoints included: the rows of others
-- are visible only once those have ended. To be asked of the newest rows of a table.
create function written_here(row_xmin xid) returns boolean stable language sql as $$
  select case when row_xmin::text::bigint >= (pg_current_xact_id()::text::bigint & 4294967295)
    then pg_xact_status(((pg_current_xact_id()::text::bigint >> 32 << 32)
      + row_xmin::text::bigint)::text::xid8) = 'in progress'
    else false end
$$;
