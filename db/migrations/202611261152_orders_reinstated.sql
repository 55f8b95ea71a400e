-- What a driver has left at a door stands, though its order was cancelled meanwhile.
create or replace function check_order_move() returns trigger language plpgsql as $$
begin
  if format('%s>%s', old.status, new.status) <> all (array['returnedToCart>cancelled',
    'returnedToCart>waitsForPayment', 'returnedToCart>processing', 'waitsForPayment>cancelled',
    'waitsForPayment>returnedToCart', 'waitsForPayment>processing', 'processing>cancelled',
    'processing>waitingForDelivery', 'waitingForDelivery>cancelled',
    'waitingForDelivery>processing', 'waitingForDelivery>delivered',
    'delivered>waitingForDelivery', 'cancelled>waitingForDelivery']) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_moves';
  end if;
  return new;
end $$;

alter table order_changes drop constraint order_changes_kind;
alter table order_changes add constraint order_changes_kind check (kind in ('placed', 'paid',
  'given_back', 'edited', 'moved', 'confirmed', 'locked', 'unlocked', 'handed_over', 'delivered',
  'undelivered', 'skipped', 'cancelled', 'held', 'released', 'reversed', 'reinstated'));
