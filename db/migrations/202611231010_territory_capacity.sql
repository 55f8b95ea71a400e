-- How much a zone can take on a day. Only zones with a limit are counted, so that orders of the
-- others never wait for one row.
alter table zones
  add max_bottles integer, -- of 18.9 l
  add max_grams bigint,
  add constraint zones_limits check (max_bottles > 0 and max_grams > 0);

alter table orders
  add load_bottles integer not null default 0, -- as ordered, for the van
  add load_grams bigint not null default 0;

update orders o set load_bottles = l.bottles, load_grams = l.grams
from (
  select i.order_id,
    coalesce(sum(i.ordered) filter (where i.bottle_kind = 'large'), 0) as bottles,
    sum(i.ordered * g.weight_grams::bigint) as grams
  from order_items i join goods g on g.id = i.good_id group by i.order_id) l
where l.order_id = o.id and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery');

create table zone_days (
  zone_id integer not null,
  day date not null,
  bottles integer not null default 0,
  grams bigint not null default 0,
  constraint zone_days_pk primary key (zone_id, day),
  constraint zone_days_zone_fk foreign key (zone_id) references zones (id),
  constraint zone_days_not_negative check (bottles >= 0 and grams >= 0)
);

-- The place that an order takes; it is given back on that zone and day, whatever the order is now.
create table order_loads (
  order_id bigint not null,
  customer_id bigint not null,
  zone_id integer not null,
  day date not null,
  bottles integer not null,
  grams bigint not null,
  constraint order_loads_pk primary key (order_id),
  constraint order_loads_order_fk foreign key (customer_id, order_id)
    references orders (customer_id, id) on delete cascade,
  constraint order_loads_zone_day_fk foreign key (zone_id, day) references zone_days (zone_id, day)
);

create index order_loads_zone_day on order_loads (zone_id, day);
create index order_loads_customer on order_loads (customer_id);

create function count_order_load() returns trigger language plpgsql as $$
declare
  was order_loads;
  counted_zone integer;
begin
  if tg_op = 'UPDATE' then
    delete from order_loads where order_id = new.id returning * into was;
    if found then
      update zone_days set bottles = bottles - was.bottles, grams = grams - was.grams
        where zone_id = was.zone_id and day = was.day;
    end if;
  end if;
  if new.delivery_kind <> 'courier' or new.delivery_on is null
    or new.status not in ('waitsForPayment', 'processing', 'waitingForDelivery') then
    return null;
  end if;
  select z.id into counted_zone from addresses a
    join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
    where a.id = new.address_id and (z.max_bottles is not null or z.max_grams is not null);
  if found then
    insert into zone_days as d (zone_id, day, bottles, grams)
      values (counted_zone, new.delivery_on, new.load_bottles, new.load_grams)
      on conflict (zone_id, day) do update
        set bottles = d.bottles + excluded.bottles, grams = d.grams + excluded.grams;
    insert into order_loads (order_id, customer_id, zone_id, day, bottles, grams)
      values (new.id, new.customer_id, counted_zone, new.delivery_on, new.load_bottles,
        new.load_grams);
  end if;
  return null;
end $$;

create trigger orders_load after insert or update of status, delivery_kind, delivery_on, address_id,
  load_bottles, load_grams on orders for each row execute function count_order_load();

create function reaches_limit(bottles integer, grams bigint, max_bottles integer, max_grams bigint)
returns boolean language sql immutable as $$
  select coalesce(bottles >= max_bottles, false) or coalesce(grams >= max_grams, false)
$$;

-- Processes read the calendar again only when a day has become full or has room again.
create function notify_full_day() returns trigger language plpgsql as $$
declare
  of_zone zones;
  was boolean := false;
begin
  select * into of_zone from zones where id = new.zone_id;
  if tg_op = 'UPDATE' then
    was := reaches_limit(old.bottles, old.grams, of_zone.max_bottles, of_zone.max_grams);
  end if;
  if was <> reaches_limit(new.bottles, new.grams, of_zone.max_bottles, of_zone.max_grams) then
    perform pg_notify('calendar_changed', '');
  end if;
  return null;
end $$;

create trigger zone_days_notify after insert or update on zone_days
  for each row execute function notify_full_day();
