-- A delivery that was skipped after it had become an order may come after all: its cycle then gets a new order. Of those
-- that live there is never more than one.
drop index orders_one_an_autoship_cycle;
create unique index orders_one_an_autoship_cycle on orders (autoship_id, autoship_planned_on)
  where autoship_id is not null and status <> 0;

-- A series that moves takes its later cycles along, with what was ordered of them.
alter table orders drop constraint orders_autoship_cycle_fk,
  add constraint orders_autoship_cycle_fk foreign key (customer_id, autoship_id, autoship_planned_on)
    references autoship_cycles (customer_id, autoship_id, planned_on) on update cascade;
alter table autoship_cycle_items drop constraint autoship_cycle_items_cycle_fk,
  add constraint autoship_cycle_items_cycle_fk foreign key (customer_id, autoship_id, planned_on)
    references autoship_cycles (customer_id, autoship_id, planned_on) on update cascade on delete cascade;

-- The way of paying follows from the account on the day, and what comes in place of a missing good is said line by line.
alter table autoships drop column payment_method, drop column substitution,
  add column locked_at timestamptz, -- the office looks after it: the customer sees it, and changes nothing
  add column lock_reason text,
  add column fine_for date, -- the cycle of which the customer said that the water will do
  add constraint autoships_lock_has_reason check ((locked_at is null) = (lock_reason is null));

create index autoships_customer on autoships (customer_id) where removed_at is null;

-- What a customer changed and how it is taken back, in the words of the verbs. It holds as long as the versions do.
create table autoship_changes (
  id bigint generated always as identity,
  customer_id bigint not null,
  versions jsonb not null, -- of each autoship, as the change left it
  steps jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  constraint autoship_changes_pk primary key (id),
  constraint autoship_changes_customer_fk foreign key (customer_id) references customers (id)
);

create index autoship_changes_customer on autoship_changes (customer_id);
