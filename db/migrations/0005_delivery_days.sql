-- Delivery days and parcel machines (delivery room): what the calendar asks before any order exists.

-- The Latvian holidays are computed; a row here overrides the computed calendar for one day.
create table holidays (
  day date not null,
  name_lv text not null,
  name_en text not null,
  delivers boolean not null default false, -- true: a public holiday or a Sunday on which we drive all the same
  constraint holidays_pk primary key (day)
);

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

create trigger holidays_notify after insert or update or delete on holidays
  for each statement execute function notify_change('calendar_changed');
create trigger closed_days_notify after insert on closed_days
  for each statement execute function notify_change('calendar_changed');

-- The last good copy of each carrier's feed; a machine that is gone turns inactive, since orders point at it.
create table parcel_machines (
  id integer generated always as identity,
  carrier text not null,
  external_id text not null,
  name text not null,
  address text not null,
  city text not null default '',
  municipality text not null default '',
  postcode text not null default '',
  latitude double precision not null,
  longitude double precision not null,
  hours text not null default '',
  boxes text[] not null default '{}',
  is_active boolean not null default true,
  seen_at timestamptz not null,
  constraint parcel_machines_pk primary key (id),
  constraint parcel_machines_external_id unique (carrier, external_id),
  constraint parcel_machines_carrier check (
    carrier in ('omniva', 'dpd', 'unisend', 'latvijas_pasts', 'venipak', 'smartposti')),
  constraint parcel_machines_in_latvia check (latitude between 55 and 59 and longitude between 20 and 29)
);

create table parcel_machine_feeds (
  carrier text not null,
  tried_at timestamptz not null,
  taken_at timestamptz,
  machines integer not null default 0,
  etag text,
  last_error text,
  constraint parcel_machine_feeds_pk primary key (carrier)
);
