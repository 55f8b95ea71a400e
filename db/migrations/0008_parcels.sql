-- The last good copy of each carrier's feed; a machine that is gone turns inactive, since orders
-- point at it.
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
  constraint parcel_machines_in_latvia check (latitude between 55 and 59 and longitude between 20
    and 29)
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

-- Types 2 and 3.
create table shipments (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  delivery_kind text not null,
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
  constraint shipments_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines
    (id),
  constraint shipments_weight check (weight_grams >= 0),
  constraint shipments_state check (state in ('prepared', 'handed_over', 'collected', 'returned',
    'cancelled')),
  constraint shipments_handed_over_has_time check (state in ('prepared', 'cancelled') or
    handed_over_at is not null),
  constraint shipments_collected_has_time check ((state = 'collected') = (collected_at is not
    null)),
  constraint shipments_delivery_kind
    check (delivery_kind in ('parcelMachine', 'thirdPartyCourier')),
  constraint shipments_machine_for_its_kind
    check ((delivery_kind = 'parcelMachine') = (parcel_machine_id is not null))
);

create index shipments_customer on shipments (customer_id);
create index shipments_open on shipments (state, id) where state in ('prepared', 'handed_over');
