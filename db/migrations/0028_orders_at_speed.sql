-- What placing an order paid for without need.

-- The lines of a cart are written twice: as put in, and frozen when they are ordered. With room left beside them the second writing
-- touches no index.
alter table order_items set (fillfactor = 60);

-- All orders of the shop would hold the same four rows of classes; the list is as closed as the law's.
alter table order_items drop constraint order_items_vat_class_fk,
  add constraint order_items_vat_class check (vat_class in ('standard', 'reduced', 'pilot_food', 'books'));

-- A notice in a transaction lets commits through one at a time, each with its own write to disk. Whether a good can be had
-- is told so all the same; how many are left is told after the commit by whoever promises to (see `stock-notice.ts`).
drop trigger stock_notify on stock;
create trigger stock_notify_new after insert on stock
  for each row execute function notify_availability();
create trigger stock_notify after update on stock for each row
  when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved)
    or coalesce(current_setting('avots.stock_is_told_later', true), '') = '')
  execute function notify_availability();

-- Rows of stock are locked in the order of goods and changed in the same statement.
create or replace function change_reserved(changed_goods integer[], changes integer[]) returns void language plpgsql as $$
declare
  found_rows integer;
  wanted_rows integer;
begin
  with wanted as (
    select good_id, sum(quantity)::integer as quantity from unnest(changed_goods, changes) as u (good_id, quantity)
      group by good_id),
  locked as materialized (
    select s.good_id, w.quantity from stock s join wanted w using (good_id) order by s.good_id for no key update of s),
  changed as (
    update stock s set reserved = s.reserved + l.quantity from locked l where l.good_id = s.good_id returning 1)
  select (select count(*) from changed), (select count(*) from wanted) into found_rows, wanted_rows;
  if found_rows < wanted_rows then
    raise exception 'reserving a good that has no stock'
      using errcode = 'check_violation', table = 'stock', constraint = 'stock_covers_reservations';
  end if;
end $$;
