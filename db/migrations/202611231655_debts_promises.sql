-- What a customer has promised to pay, and what stops the reminders of a debt.
create table promises (
  id bigint generated always as identity,
  customer_id bigint not null,
  cents bigint not null,
  due_on date not null, -- a promise of several parts is a row each
  note text not null,
  made_at timestamptz not null,
  ended_at timestamptz, -- taken back, or replaced by another
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint promises_pk primary key (id),
  constraint promises_customer_fk foreign key (customer_id) references customers (id),
  constraint promises_cents check (cents > 0),
  constraint promises_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index promises_customer on promises (customer_id) where ended_at is null;

-- New orders of the customer are paid in advance.
create table holds (
  id bigint generated always as identity,
  customer_id bigint not null,
  reason text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint holds_pk primary key (id),
  constraint holds_customer_fk foreign key (customer_id) references customers (id),
  constraint holds_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create unique index holds_one_open on holds (customer_id) where ended_at is null;

-- A customer says that a document is wrong: until it is settled, nothing reminds of it.
create table debt_disputes (
  id bigint generated always as identity,
  customer_id bigint not null,
  paper_id bigint not null,
  reason text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint debt_disputes_pk primary key (id),
  constraint debt_disputes_paper_fk foreign key (customer_id, paper_id) references papers
    (customer_id, id),
  constraint debt_disputes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create unique index debt_disputes_one_open on debt_disputes (paper_id) where ended_at is null;
create index debt_disputes_customer on debt_disputes (customer_id);

create function publish_debts() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'debts:');
  return null;
end $$;

create trigger promises_publish after insert or update on promises
  for each statement execute function publish_debts();
create trigger holds_publish after insert or update on holds
  for each statement execute function publish_debts();
create trigger debt_disputes_publish after insert or update on debt_disputes
  for each statement execute function publish_debts();
