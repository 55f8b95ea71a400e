-- The zone that drives an order: of its address while the order is open, and since then the one that
-- drove it. The office lists the orders of a route, the newest or the latest first.
alter table orders add column route text;

create function set_order_route() returns trigger language plpgsql as $$
begin
  new.route := (select z.code from addresses a
    join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
    where a.id = new.address_id);
  return new;
end $$;

create trigger orders_route before insert or update of address_id on orders
  for each row execute function set_order_route();

update orders o set route = z.code
from addresses a join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
where a.id = o.address_id;

alter table orders add constraint orders_route_fk foreign key (route) references zones (code)
  on update cascade;
create index orders_of_route on orders (route, id desc);
create index orders_of_route_latest on orders (route, delivery_on desc nulls last, id desc);
