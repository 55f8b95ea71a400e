-- A zone's day and a van have limits of stops and minutes as well.
alter table zones
  add max_stops integer,
  add max_minutes integer, -- at the doors
  drop constraint zones_limits,
  add constraint zones_limits check (max_bottles > 0 and max_grams > 0 and max_stops > 0
    and max_minutes > 0);

alter table vehicles
  add max_stops integer,
  add max_minutes integer,
  add constraint vehicles_stops check (max_stops > 0 and max_minutes > 0);

alter table zone_days
  add stops integer not null default 0,
  add constraint zone_days_stops check (stops >= 0);

update zone_days d set stops = (
  select count(*) from order_loads l where l.zone_id = d.zone_id and l.day = d.day);

-- As in domain/territory/capacity.ts.
create function service_minutes(stops integer, bottles integer) returns integer
language sql immutable as $$ select stops * 5 + bottles $$;

create or replace function count_order_load() returns trigger language plpgsql as $$
declare
  was order_loads;
  counted_zone integer;
begin
  if tg_op = 'UPDATE' then
    delete from order_loads where order_id = new.id returning * into was;
    if found then
      update zone_days
        set bottles = bottles - was.bottles, grams = grams - was.grams, stops = stops - 1
        where zone_id = was.zone_id and day = was.day;
    end if;
  end if;
  if new.delivery_kind <> 'courier' or new.delivery_on is null
    or new.status not in ('waitsForPayment', 'processing', 'waitingForDelivery') then
    return null;
  end if;
  select z.id into counted_zone from addresses a
    join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
    where a.id = new.address_id
      and num_nonnulls(z.max_bottles, z.max_grams, z.max_stops, z.max_minutes) > 0;
  if found then
    insert into zone_days as d (zone_id, day, bottles, grams, stops)
      values (counted_zone, new.delivery_on, new.load_bottles, new.load_grams, 1)
      on conflict (zone_id, day) do update set bottles = d.bottles + excluded.bottles,
        grams = d.grams + excluded.grams, stops = d.stops + 1;
    insert into order_loads (order_id, customer_id, zone_id, day, bottles, grams)
      values (new.id, new.customer_id, counted_zone, new.delivery_on, new.load_bottles,
        new.load_grams);
  end if;
  return null;
end $$;

create function is_full_day(taken zone_days, of_zone zones) returns boolean
language sql immutable as $$
  select coalesce(taken.bottles >= of_zone.max_bottles, false)
    or coalesce(taken.grams >= of_zone.max_grams, false)
    or coalesce(taken.stops >= of_zone.max_stops, false)
    or coalesce(service_minutes(taken.stops, taken.bottles) >= of_zone.max_minutes, false)
$$;

create function is_over(taken zone_days, of_zone zones) returns boolean
language sql immutable as $$
  select coalesce(taken.bottles > of_zone.max_bottles, false)
    or coalesce(taken.grams > of_zone.max_grams, false)
    or coalesce(taken.stops > of_zone.max_stops, false)
    or coalesce(service_minutes(taken.stops, taken.bottles) > of_zone.max_minutes, false)
$$;

create or replace function notify_full_day() returns trigger language plpgsql as $$
declare
  of_zone zones;
  was boolean := false;
begin
  select * into of_zone from zones where id = new.zone_id;
  if tg_op = 'UPDATE' then was := is_full_day(old, of_zone); end if;
  if was <> is_full_day(new, of_zone) then perform pg_notify('calendar_changed', ''); end if;
  return null;
end $$;

drop function reaches_limit;
