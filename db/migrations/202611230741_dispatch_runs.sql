-- Vans, and what each of them drives: shifts, runs, stops, and what the driver says of them.
create table vehicles (
  id bigint generated always as identity,
  plate text not null,
  max_bottles integer not null,
  max_grams integer not null,
  added_at timestamptz not null,
  retired_at timestamptz,
  constraint vehicles_pk primary key (id),
  constraint vehicles_limits check (max_bottles > 0 and max_grams > 0)
);

create unique index vehicles_plate on vehicles (plate) where retired_at is null;

-- A van's day with its driver: cash is counted by shift, bottles by run.
create table shifts (
  id bigint generated always as identity,
  day date not null,
  vehicle_id bigint not null,
  driver_id bigint, -- empty until somebody is assigned
  constraint shifts_pk primary key (id),
  constraint shifts_vehicle_fk foreign key (vehicle_id) references vehicles (id),
  constraint shifts_driver_fk foreign key (driver_id) references staff (id)
);

create index shifts_day on shifts (day);
create index shifts_driver on shifts (driver_id, day);

-- One loading of a van.
create table runs (
  id bigint generated always as identity,
  day date not null,
  shift_id bigint not null,
  number smallint not null,
  zones text[] not null default '{}',
  state text not null default 'draft',
  revision integer not null default 1, -- grows with every change of its stops
  constraint runs_pk primary key (id),
  constraint runs_number unique (shift_id, number),
  constraint runs_shift_fk foreign key (shift_id) references shifts (id),
  constraint runs_state check (state in ('draft', 'planned', 'loading', 'road', 'handing_in',
    'settled', 'cancelled'))
);

create index runs_day on runs (day);

create table run_changes (
  id bigint generated always as identity,
  run_id bigint not null,
  kind text not null,
  details jsonb not null default '{}',
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint run_changes_pk primary key (id),
  constraint run_changes_run_fk foreign key (run_id) references runs (id),
  constraint run_changes_kind check (kind in ('made', 'driver', 'state', 'order_of_stops',
    'stop_moved', 'order_added', 'stop_withdrawn')),
  constraint run_changes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index run_changes_run on run_changes (run_id, id);
create trigger run_changes_append_only before update or delete on run_changes
  for each row execute function refuse_change();

-- One attempt at one door within one run. It never changes its run: it ends, and another follows.
create table stops (
  id bigint generated always as identity,
  run_id bigint not null,
  customer_id bigint not null,
  position integer not null,
  state text not null default 'waiting',
  of_stop bigint, -- the one that it was moved from
  ended_at timestamptz,
  constraint stops_pk primary key (id),
  constraint stops_of_customer unique (customer_id, id),
  constraint stops_run_fk foreign key (run_id) references runs (id),
  constraint stops_customer_fk foreign key (customer_id) references customers (id),
  constraint stops_of_stop_fk foreign key (of_stop) references stops (id),
  constraint stops_state check (state in ('waiting', 'done', 'failed', 'moved', 'withdrawn')),
  constraint stops_ended check ((state = 'waiting') = (ended_at is null))
);

create index stops_run on stops (run_id, position);
create index stops_customer on stops (customer_id, id desc);
create unique index stops_moved_once on stops (of_stop) where of_stop is not null;

create table stop_orders (
  stop_id bigint not null,
  order_id bigint not null,
  customer_id bigint not null,
  is_open boolean not null default true,
  constraint stop_orders_pk primary key (stop_id, order_id),
  constraint stop_orders_stop_fk foreign key (customer_id, stop_id) references stops (customer_id,
    id),
  constraint stop_orders_order_fk foreign key (customer_id, order_id) references orders
    (customer_id, id)
);

-- An order waits at one stop at most.
create unique index stop_orders_one_open on stop_orders (order_id) where is_open;
create index stop_orders_customer on stop_orders (customer_id);

-- Every event as it was told. It is never changed; the fold of a stop's events is its outcome.
create table driver_events (
  id uuid not null,
  number bigint generated always as identity, -- in the order of arrival
  source text not null, -- device:3, paper or command
  device_id bigint,
  seq bigint not null,
  stop_id bigint,
  verdict text not null,
  flags text[] not null default '{}',
  fact jsonb not null,
  said_at timestamptz not null,
  happened_at timestamptz not null, -- by the corrected clock
  received_at timestamptz not null,
  signed_text text,
  signature bytea,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint driver_events_pk primary key (id),
  constraint driver_events_number unique (number),
  constraint driver_events_device_fk foreign key (device_id) references staff_devices (id),
  constraint driver_events_stop_fk foreign key (stop_id) references stops (id),
  constraint driver_events_verdict check (verdict in ('accepted', 'flagged', 'parked')),
  constraint driver_events_flagged check ((verdict = 'accepted') = (flags = '{}')),
  constraint driver_events_parked check (verdict = 'parked' or stop_id is not null),
  constraint driver_events_signed check ((device_id is not null) = (signed_text is not null)
    and (signed_text is null) = (signature is null)),
  constraint driver_events_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index driver_events_stop on driver_events (stop_id) where stop_id is not null;
create index driver_events_device on driver_events (device_id, seq) where device_id is not null;
create trigger driver_events_append_only before update or delete on driver_events
  for each row execute function refuse_change();

-- A person has looked at a stop with flags, and what the events say then goes to the books.
create table stop_reviews (
  stop_id bigint not null,
  last_event bigint not null, -- the newest event that was looked at
  reviewed_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint stop_reviews_pk primary key (stop_id, last_event),
  constraint stop_reviews_stop_fk foreign key (stop_id) references stops (id),
  constraint stop_reviews_event_fk foreign key (last_event) references driver_events (number),
  constraint stop_reviews_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create trigger stop_reviews_append_only before update or delete on stop_reviews
  for each row execute function refuse_change();

-- An attempt names its stop, and a failed one may have its cash and its code.
alter table deliveries add column stop_id bigint;
alter table deliveries add column code text;
alter table deliveries drop constraint deliveries_cash;
alter table deliveries add constraint deliveries_cash check (cash_cents >= 0);
alter table deliveries add constraint deliveries_stop_fk foreign key (customer_id, stop_id)
  references stops (customer_id, id);
create unique index deliveries_stop on deliveries (stop_id, order_id) where stop_id is not null;
