-- Streets of a town or neighbourhood that are driven with another zone than the rest of it. They
-- are a part of it: a region of the same name in that zone, in which their addresses are.
alter table regions
  add of_region_id integer,
  add constraint regions_of_region_fk foreign key (of_region_id) references regions (id),
  drop constraint regions_name;

create unique index regions_name on regions (city_id, name) where of_region_id is null;
create unique index regions_part on regions (of_region_id, zone_id);

create table region_streets (
  region_id integer not null, -- the whole
  street text not null,
  part_id integer not null,
  constraint region_streets_pk primary key (region_id, street),
  constraint region_streets_region_fk foreign key (region_id) references regions (id),
  constraint region_streets_part_fk foreign key (part_id) references regions (id)
);

create index region_streets_part on region_streets (part_id);
create trigger region_streets_notify after insert or update or delete on region_streets
  for each statement execute function notify_change('calendar_changed');

alter table calendar_changes
  drop constraint calendar_changes_kind,
  add constraint calendar_changes_kind check (kind in ('day_off', 'working_day', 'ordinary_day',
    'route', 'places', 'streets'));
