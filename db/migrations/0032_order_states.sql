-- The states of an order by name, the same words as in domain/orders/order-states.ts.

drop trigger orders_moves on orders;
drop trigger orders_placed_are_kept on orders;
drop index orders_one_active_cart, orders_customer_status, orders_day, orders_unpaid,
  orders_one_an_autoship_cycle;

alter table orders
  drop constraint orders_status,
  drop constraint orders_copy_is_a_cart,
  drop constraint orders_autoship_is_never_a_cart,
  drop constraint orders_placed_are_whole,
  drop constraint orders_placed_have_a_method,
  drop constraint orders_waiting_has_an_end,
  drop constraint orders_waiting_to_deliver_is_locked,
  drop constraint orders_delivered_has_time,
  drop constraint orders_cancelled_has_time,
  drop constraint orders_is_paid_for,
  alter column status drop default;

alter table orders alter column status type text using (array['cancelled', 'cart',
  'waitsForPayment', 'processing', 'waitingForDelivery', 'delivered'])[status + 1];

alter table orders
  alter column status set default 'cart',
  add constraint orders_status check (status in ('cancelled', 'cart', 'waitsForPayment',
    'processing', 'waitingForDelivery', 'delivered')),
  add constraint orders_copy_is_a_cart check (
    copy_of_id is null or (status = 'cart' and copy_of_version is not null)),
  add constraint orders_autoship_is_never_a_cart check (autoship_id is null or status <> 'cart'),
  add constraint orders_placed_are_whole check (status in ('cancelled', 'cart') or (
    placed_at is not null and total_with_deposit_cents is not null)),
  -- an autoship's order may wait unpaid, with no way of paying yet
  add constraint orders_placed_have_a_method check (
    status in ('cancelled', 'cart') or payment_method is not null
    or (autoship_id is not null and status in ('processing', 'waitingForDelivery'))),
  add constraint orders_waiting_has_an_end check (
    status <> 'waitsForPayment' or pay_until is not null),
  add constraint orders_waiting_to_deliver_is_locked check (
    status not in ('waitingForDelivery', 'delivered') or locked_at is not null),
  add constraint orders_delivered_has_time check (
    (status = 'delivered') = (delivered_at is not null)),
  add constraint orders_cancelled_has_time check (
    (status = 'cancelled') = (cancelled_at is not null)),
  add constraint orders_is_paid_for check (status in ('cancelled', 'cart') or
    total_with_deposit_cents = prepaid_cents + cash_due_cents + awaited_cents);

create unique index orders_one_active_cart on orders (customer_id)
  where status = 'cart' and copy_of_id is null;
create unique index orders_one_an_autoship_cycle on orders (autoship_id, autoship_planned_on)
  where autoship_id is not null and status <> 'cancelled';
create index orders_customer_status on orders (customer_id, status, id desc);
create index orders_day on orders (delivery_on, status)
  where status in ('processing', 'waitingForDelivery');
create index orders_unpaid on orders (pay_until) where status = 'waitsForPayment';

create or replace function check_order_move() returns trigger language plpgsql as $$
begin
  if format('%s>%s', old.status, new.status) <> all (array['cart>cancelled',
    'cart>waitsForPayment', 'cart>processing', 'waitsForPayment>cancelled',
    'waitsForPayment>cart', 'waitsForPayment>processing', 'processing>cancelled',
    'processing>waitingForDelivery', 'waitingForDelivery>cancelled',
    'waitingForDelivery>processing', 'waitingForDelivery>delivered'])
    or (old.status = 'cart' and new.status = 'cancelled' and old.placed_at is null) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_moves';
  end if;
  return new;
end $$;

create trigger orders_moves before update of status on orders
  for each row when (old.status <> new.status) execute function check_order_move();
create trigger orders_placed_are_kept before delete on orders
  for each row when (old.status <> 'cart') execute function refuse_change();
