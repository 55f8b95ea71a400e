-- Three separate things: an autoship is the plan, an occurrence is one planned day of it (a row
-- only where that day was changed or became an order), and the order made from it is an order.
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
  warnings text[] not null default '{}',
  cloned_from_id bigint,
  next_on date, -- the next planned day the generator has not handled; empty when nothing lies ahead
  version integer not null default 1,
  processed_at timestamptz, -- until then a draft from which nothing is made
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz, -- its orders still point here
  locked_at timestamptz, -- the office looks after it: the customer sees it, and changes nothing
  lock_reason text,
  fine_for date, -- the cycle of which the customer said that the water will do
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
  constraint autoships_active_are_whole check (not is_active or (processed_at is not null and
    removed_at is null and delivery_on is not null and address_id is not null)),
  constraint autoships_removed_have_no_next check (removed_at is null or next_on is null),
  constraint autoships_lock_has_reason check ((locked_at is null) = (lock_reason is null))
);

create index autoships_due on autoships (next_on, id) where is_active;
create index autoships_customer on autoships (customer_id) where removed_at is null;

-- Every run of the generator asks which autoships are over.
create index autoships_ending on autoships (valid_to) where is_active and valid_to is not null;

create table autoship_items (
  id bigint generated always as identity,
  customer_id bigint not null,
  autoship_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  -- the customer's standing choice when the good is out of stock or withdrawn
  substitute_good_id integer,
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

create table autoship_occurrences (
  customer_id bigint not null,
  autoship_id bigint not null,
  -- the day by the series; it names the cycle for ever, wherever the delivery goes
  planned_on date not null,
  state text not null,
  delivery_on date, -- where it really goes
  skip_reason text,
  updated_at timestamptz not null default now(),
  constraint autoship_occurrences_pk primary key (autoship_id, planned_on),
  constraint autoship_occurrences_of_customer unique (customer_id, autoship_id, planned_on),
  constraint autoship_occurrences_autoship_fk foreign key (customer_id, autoship_id)
    references autoships (customer_id, id) on delete cascade,
  constraint autoship_occurrences_state check (state in ('planned', 'moved', 'skipped',
    'generated')),
  constraint autoship_occurrences_moved_has_day check (state = 'skipped' or state = 'planned' or
    delivery_on is not null),
  constraint autoship_occurrences_skip_has_reason check ((state = 'skipped') = (skip_reason is not
    null)),
  constraint autoship_occurrences_skip_reason check (skip_reason in ('customer', 'paused',
    'no_allowed_day', 'nothing_available', 'not_confirmed', 'not_paid', 'day_closed'))
);

-- "Tikai šoreiz": none ordered leaves the good out once, otherwise this many come once.
create table autoship_one_time_changes (
  customer_id bigint not null,
  autoship_id bigint not null,
  planned_on date not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  constraint autoship_one_time_changes_pk primary key (autoship_id, planned_on, good_id),
  constraint autoship_one_time_changes_cycle_fk foreign key (customer_id, autoship_id, planned_on)
    references autoship_occurrences (customer_id, autoship_id, planned_on) on update cascade on
    delete cascade,
  constraint autoship_one_time_changes_good_fk foreign key (good_id) references goods (id),
  constraint autoship_one_time_changes_quantities check (ordered between 0 and 9999 and returned
    between 0 and 9999)
);

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
  constraint day_proposals_autoship_fk foreign key (customer_id, autoship_id)
    references autoships (customer_id, id) on delete cascade,
  constraint day_proposals_subject check (num_nonnulls(order_id, autoship_id) = 1),
  constraint day_proposals_cycle check ((autoship_id is null) = (planned_on is null)),
  constraint day_proposals_reason check (reason in ('route', 'holiday', 'closed_day',
    'undelivered')),
  constraint day_proposals_state check (state in ('asked', 'accepted', 'chosen', 'skipped',
    'lapsed')),
  constraint day_proposals_chosen_has_day check ((state = 'chosen') = (answered_day is not null))
);

create unique index day_proposals_one_open_an_order on day_proposals (order_id)
  where state = 'asked' and order_id is not null;
create unique index day_proposals_one_open_a_cycle on day_proposals (autoship_id, planned_on)
  where state = 'asked' and autoship_id is not null;
create index day_proposals_customer on day_proposals (customer_id, id desc);

-- What a customer changed and how it is taken back, in the words of the verbs. It holds as long
-- as the versions do.
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
