-- An order that lived on money that the bank took back is held until a person decides.
alter table orders add column held_at timestamptz;
alter table order_changes drop constraint order_changes_kind;
alter table order_changes add constraint order_changes_kind check (kind in ('placed', 'paid',
  'given_back', 'edited', 'moved', 'confirmed', 'locked', 'unlocked', 'handed_over', 'delivered',
  'undelivered', 'skipped', 'cancelled', 'held', 'released'));
create index orders_held on orders (held_at) where held_at is not null;
