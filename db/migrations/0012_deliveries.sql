-- The delivery day (delivery room): sheets, what happened at the door, parcels, and days that had to be moved.

-- Each making of a day's sheet is kept; stops carry names and phones, so old ones are cleared by a job.
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
  constraint deliveries_pk primary key (id),
  constraint deliveries_of_customer unique (customer_id, id),
  constraint deliveries_attempt unique (order_id, attempt),
  constraint deliveries_order_fk foreign key (customer_id, order_id) references orders (customer_id, id),
  constraint deliveries_attempt_positive check (attempt > 0),
  constraint deliveries_outcome check (outcome in ('delivered', 'undelivered')),
  constraint deliveries_cash check (cash_cents >= 0 and (outcome = 'delivered' or cash_cents = 0)),
  constraint deliveries_undelivered_has_reason check (outcome = 'delivered' or reason <> ''),
  constraint deliveries_next_only_if_undelivered check (outcome = 'undelivered' or next_on is null)
);

create unique index deliveries_delivered_once on deliveries (order_id) where outcome = 'delivered';
create index deliveries_day on deliveries (day);
create index deliveries_customer on deliveries (customer_id, id desc);

-- Declared by the customer and counted by the courier, side by side, for every good of the order.
create table delivery_counts (
  customer_id bigint not null,
  delivery_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  left_there integer not null,
  declared_return integer not null,
  taken_back integer not null,
  line_cents bigint not null, -- what was left costs, as the invoice says
  constraint delivery_counts_pk primary key (delivery_id, good_id),
  constraint delivery_counts_delivery_fk foreign key (customer_id, delivery_id) references deliveries (customer_id, id),
  constraint delivery_counts_good_fk foreign key (good_id) references goods (id),
  constraint delivery_counts_quantities check (least(ordered, left_there, declared_return, taken_back) >= 0
    and greatest(ordered, left_there, declared_return, taken_back) <= 9999)
);

create trigger deliveries_append_only before update or delete on deliveries
  for each row execute function refuse_change();
create trigger delivery_counts_append_only before update or delete on delivery_counts
  for each row execute function refuse_change();

-- Types 2 and 3.
create table shipments (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  delivery_type smallint not null,
  carrier text,
  parcel_machine_id integer,
  weight_grams integer not null,
  state text not null default 'prepared',
  tracking_number text,
  created_at timestamptz not null default now(),
  handed_over_at timestamptz,
  collected_at timestamptz,
  constraint shipments_pk primary key (id),
  constraint shipments_one_an_order unique (order_id),
  constraint shipments_order_fk foreign key (customer_id, order_id) references orders (customer_id, id),
  constraint shipments_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines (id),
  constraint shipments_delivery_type check (delivery_type in (2, 3)),
  constraint shipments_machine_for_type_2 check ((delivery_type = 2) = (parcel_machine_id is not null)),
  constraint shipments_weight check (weight_grams >= 0),
  constraint shipments_state check (state in ('prepared', 'handed_over', 'collected', 'returned', 'cancelled')),
  constraint shipments_handed_over_has_time check (state in ('prepared', 'cancelled') or handed_over_at is not null),
  constraint shipments_collected_has_time check ((state = 'collected') = (collected_at is not null))
);

create index shipments_customer on shipments (customer_id);
create index shipments_open on shipments (state, id) where state in ('prepared', 'handed_over');

-- A route or a holiday changed: the customer sees old day and new day, and answers.
create table day_proposals (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint,
  autoship_id bigint,
  planned_on date,
  old_day date not null,
  new_day date, -- empty when no day could be found
  reason text not null,
  state text not null default 'asked',
  answered_day date,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint day_proposals_pk primary key (id),
  constraint day_proposals_order_fk foreign key (customer_id, order_id) references orders (customer_id, id),
  constraint day_proposals_autoship_fk foreign key (customer_id, autoship_id)
    references autoships (customer_id, id) on delete cascade,
  constraint day_proposals_subject check (num_nonnulls(order_id, autoship_id) = 1),
  constraint day_proposals_cycle check ((autoship_id is null) = (planned_on is null)),
  constraint day_proposals_reason check (reason in ('route', 'holiday', 'closed_day', 'undelivered')),
  constraint day_proposals_state check (state in ('asked', 'accepted', 'chosen', 'skipped', 'lapsed')),
  constraint day_proposals_chosen_has_day check ((state = 'chosen') = (answered_day is not null))
);

create unique index day_proposals_one_open_an_order on day_proposals (order_id)
  where state = 'asked' and order_id is not null;
create unique index day_proposals_one_open_a_cycle on day_proposals (autoship_id, planned_on)
  where state = 'asked' and autoship_id is not null;
create index day_proposals_customer on day_proposals (customer_id, id desc);
