-- The row is the lock: whoever inserts it closes the day, everybody else finds it closed.
create table closed_days (
  day date not null,
  closed_at timestamptz not null,
  locked_orders integer not null default 0,
  skipped_orders integer not null default 0,
  constraint closed_days_pk primary key (day)
);

create trigger closed_days_stay_closed before delete on closed_days
  for each row execute function refuse_change();
create trigger closed_days_notify after insert on closed_days
  for each statement execute function notify_change('calendar_changed');

-- The delivery day (delivery room): sheets, what happened at the door, parcels, and days that
-- had to be moved.
-- Each making of a day's sheet is kept; stops carry names and phones, so old ones are cleared by
-- a job.
create table route_sheets (
  id bigint generated always as identity,
  day date not null,
  revision integer not null,
  stops jsonb not null,
  load_list jsonb not null,
  made_at timestamptz not null,
  constraint route_sheets_pk primary key (id),
  constraint route_sheets_revision unique (day, revision)
);

create table deliveries (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  attempt smallint not null,
  outcome text not null,
  day date not null,
  cash_cents bigint not null default 0,
  reason text,
  next_on date, -- undelivered: the day it was moved to; empty when it was cancelled
  happened_at timestamptz not null, -- at the door
  recorded_at timestamptz not null default now(),
  prepaid_cents bigint not null default 0,
  deposit_charged_cents bigint not null default 0,
  deposit_returned_cents bigint not null default 0,
  account_cents bigint not null default 0, -- above zero given to the account, below a debt
  constraint deliveries_pk primary key (id),
  constraint deliveries_of_customer unique (customer_id, id),
  constraint deliveries_attempt unique (order_id, attempt),
  constraint deliveries_order_fk foreign key (customer_id, order_id) references orders (customer_id,
    id),
  constraint deliveries_attempt_positive check (attempt > 0),
  constraint deliveries_outcome check (outcome in ('delivered', 'undelivered')),
  constraint deliveries_cash check (cash_cents >= 0 and (outcome = 'delivered' or cash_cents = 0)),
  constraint deliveries_undelivered_has_reason
    check (outcome = 'delivered' or coalesce(reason, '') <> ''),
  constraint deliveries_next_only_if_undelivered check (outcome = 'undelivered' or next_on is null)
);

create unique index deliveries_delivered_once on deliveries (order_id) where outcome = 'delivered';
create index deliveries_day on deliveries (day);
create index deliveries_customer on deliveries (customer_id, id desc);
create trigger deliveries_append_only before update or delete on deliveries
  for each row execute function refuse_change();

-- Declared by the customer and counted by the courier, side by side, for every good of the
-- order.
create table delivery_counts (
  customer_id bigint not null,
  delivery_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  left_there integer not null,
  declared_return integer not null,
  taken_back integer not null,
  line_cents bigint not null, -- what was left costs, as the invoice says
  bonus_cents bigint not null default 0,
  constraint delivery_counts_pk primary key (delivery_id, good_id),
  constraint delivery_counts_delivery_fk foreign key (customer_id, delivery_id) references
    deliveries (customer_id, id),
  constraint delivery_counts_good_fk foreign key (good_id) references goods (id),
  constraint delivery_counts_quantities check (least(ordered, left_there, declared_return,
    taken_back) >= 0 and greatest(ordered, left_there, declared_return, taken_back) <= 9999)
);

create trigger delivery_counts_append_only before update or delete on delivery_counts
  for each row execute function refuse_change();
