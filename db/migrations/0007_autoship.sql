-- Autoship: three separate things. The autoship is the wish, a cycle is one planned day of it (a row only where that
-- day was touched or became an order), and the order made from it lives with the orders.

create table autoships (
  id bigint generated always as identity,
  customer_id bigint not null,
  name text not null default '',
  is_active boolean not null default false,
  is_paused boolean not null default false,
  pause_from date,
  pause_to date,
  address_id bigint,
  frequency_weeks smallint not null default 1,
  delivery_on date, -- anchor of the series: this day, then every frequency_weeks
  valid_from date,
  valid_to date,
  notes text not null default '',
  payment_method smallint,
  substitution text not null default 'leave_out',
  warnings text[] not null default '{}',
  cloned_from_id bigint,
  next_on date, -- the next planned day the generator has not handled; empty when nothing lies ahead
  version integer not null default 1,
  processed_at timestamptz, -- until then a draft from which nothing is made
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz, -- its orders still point here
  constraint autoships_pk primary key (id),
  constraint autoships_of_customer unique (customer_id, id),
  constraint autoships_customer_fk foreign key (customer_id) references customers (id),
  constraint autoships_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete set null (address_id),
  constraint autoships_cloned_from_fk foreign key (customer_id, cloned_from_id)
    references autoships (customer_id, id) on delete set null (cloned_from_id),
  constraint autoships_frequency check (frequency_weeks between 1 and 8),
  constraint autoships_pause check (pause_to >= pause_from),
  constraint autoships_valid check (valid_to >= valid_from),
  constraint autoships_payment_method check (payment_method in (2, 3, 5, 6, 7, 8, 9, 10, 11)),
  constraint autoships_substitution check (substitution in ('leave_out', 'replace')),
  constraint autoships_active_are_whole check (not is_active or (
    processed_at is not null and removed_at is null and delivery_on is not null and address_id is not null)),
  constraint autoships_removed_have_no_next check (removed_at is null or next_on is null)
);

create index autoships_due on autoships (next_on, id) where is_active;

create table autoship_items (
  id bigint generated always as identity,
  customer_id bigint not null,
  autoship_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  substitute_good_id integer, -- the customer's standing choice when the good is out of stock or withdrawn
  constraint autoship_items_pk primary key (id),
  constraint autoship_items_one_line_a_good unique (autoship_id, good_id),
  constraint autoship_items_autoship_fk foreign key (customer_id, autoship_id)
    references autoships (customer_id, id) on delete cascade,
  constraint autoship_items_good_fk foreign key (good_id) references goods (id),
  constraint autoship_items_substitute_fk foreign key (substitute_good_id) references goods (id),
  constraint autoship_items_quantities check (
    ordered between 0 and 9999 and returned between 0 and 9999 and ordered + returned > 0),
  constraint autoship_items_substitute_differs check (substitute_good_id <> good_id)
);

create table autoship_cycles (
  customer_id bigint not null,
  autoship_id bigint not null,
  planned_on date not null, -- the day by the series; it names the cycle for ever, wherever the delivery goes
  state text not null,
  delivery_on date, -- where it really goes
  skip_reason text,
  updated_at timestamptz not null default now(),
  constraint autoship_cycles_pk primary key (autoship_id, planned_on),
  constraint autoship_cycles_of_customer unique (customer_id, autoship_id, planned_on),
  constraint autoship_cycles_autoship_fk foreign key (customer_id, autoship_id)
    references autoships (customer_id, id) on delete cascade,
  constraint autoship_cycles_state check (state in ('planned', 'moved', 'skipped', 'generated')),
  constraint autoship_cycles_moved_has_day check (state = 'skipped' or state = 'planned' or delivery_on is not null),
  constraint autoship_cycles_skip_has_reason check ((state = 'skipped') = (skip_reason is not null)),
  constraint autoship_cycles_skip_reason check (
    skip_reason in ('customer', 'paused', 'no_allowed_day', 'nothing_available', 'not_confirmed', 'day_closed'))
);

-- "Tikai šoreiz": none ordered leaves the good out once, otherwise this many come once.
create table autoship_cycle_items (
  customer_id bigint not null,
  autoship_id bigint not null,
  planned_on date not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  constraint autoship_cycle_items_pk primary key (autoship_id, planned_on, good_id),
  constraint autoship_cycle_items_cycle_fk foreign key (customer_id, autoship_id, planned_on)
    references autoship_cycles (customer_id, autoship_id, planned_on) on delete cascade,
  constraint autoship_cycle_items_good_fk foreign key (good_id) references goods (id),
  constraint autoship_cycle_items_quantities check (ordered between 0 and 9999 and returned between 0 and 9999)
);
