-- The State Address Register: streets and houses with their points, read from its open file.
alter table regions
  add latitude double precision,
  add longitude double precision,
  add constraint regions_point check ((latitude is null) = (longitude is null));

create table register_streets (
  code bigint not null, -- the register's own; a village or parish where houses have names instead
  name text not null,
  head text not null, -- folded last word of the name before its kind
  former_names text[] not null default '{}',
  former_heads text[] not null default '{}',
  town text not null,
  parish text not null,
  municipality text not null,
  -- the middle of its houses
  latitude double precision,
  longitude double precision,
  constraint register_streets_pk primary key (code)
);

create index register_streets_head on register_streets (head text_pattern_ops);
create index register_streets_former_heads on register_streets using gin (former_heads);

create table register_houses (
  code bigint not null,
  street_code bigint not null,
  house text not null,
  house_key text not null, -- folded, without spaces
  postcode text,
  latitude double precision,
  longitude double precision,
  constraint register_houses_pk primary key (code),
  constraint register_houses_street_fk foreign key (street_code) references register_streets (code),
  constraint register_houses_point check ((latitude is null) = (longitude is null))
);

create index register_houses_of_street on register_houses (street_code, house_key text_pattern_ops);
create index register_houses_with_names on register_houses (house_key text_pattern_ops)
  where house_key ~ '^[^0-9]';

-- A reading of a file; one that was cut off goes on after the rows that it has read.
create table register_imports (
  id bigint generated always as identity,
  kind text not null,
  file_hash bytea not null,
  rows_read integer not null default 0,
  rows_changed integer not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint register_imports_pk primary key (id),
  constraint register_imports_once unique (kind, file_hash),
  constraint register_imports_kind check (kind in ('houses', 'former_names'))
);

-- Where an address is on the map, and who says so. What a person set is never overwritten by the
-- register.
create table address_places (
  address_id bigint not null,
  customer_id bigint not null,
  source text not null,
  house_code bigint, -- no foreign key: a struck house leaves its point
  latitude double precision,
  longitude double precision,
  set_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint address_places_pk primary key (address_id),
  constraint address_places_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete cascade,
  constraint address_places_source check (source in ('house', 'street', 'none', 'office',
    'driver')),
  constraint address_places_point check ((latitude is null) = (longitude is null)
    and (latitude is null) = (source = 'none')),
  constraint address_places_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index address_places_customer on address_places (customer_id);
create index address_places_unmatched on address_places (set_at) where source in ('street', 'none');
