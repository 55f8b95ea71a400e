-- A delivery that was recorded wrongly is reversed: its row stays and says so, what it moved is
-- mirrored, and its order waits for its delivery again.
alter table deliveries drop constraint deliveries_outcome;
alter table deliveries add constraint deliveries_outcome
  check (outcome in ('delivered', 'undelivered', 'reversed'));
alter table deliveries drop constraint deliveries_undelivered_has_reason;
alter table deliveries add constraint deliveries_undelivered_has_reason
  check (outcome <> 'undelivered' or coalesce(reason, '') <> '');
drop index deliveries_stop;
create unique index deliveries_stop on deliveries (stop_id, order_id)
  where stop_id is not null and outcome <> 'reversed';

drop trigger deliveries_append_only on deliveries;
create trigger deliveries_append_only before update on deliveries for each row
  when (old.outcome <> 'delivered' or new.outcome <> 'reversed'
    or to_jsonb(old) - 'outcome' is distinct from to_jsonb(new) - 'outcome')
  execute function refuse_change();
create trigger deliveries_are_kept before delete on deliveries
  for each row execute function refuse_change();

create or replace function take_cash_of_door() returns trigger language plpgsql as $$
declare
  of_shift bigint;
begin
  select r.shift_id into of_shift from stops s join runs r on r.id = s.run_id
    where s.id = new.stop_id;
  perform add_cash(case when of_shift is null then 'desk' else 'shift' end, of_shift,
    case tg_op when 'UPDATE' then -new.cash_cents else new.cash_cents end, new.happened_at);
  return null;
end $$;

create trigger deliveries_cash_back after update on deliveries for each row
  when (new.outcome = 'reversed' and new.cash_cents > 0) execute function take_cash_of_door();

create or replace function check_order_move() returns trigger language plpgsql as $$
begin
  if format('%s>%s', old.status, new.status) <> all (array['returnedToCart>cancelled',
    'returnedToCart>waitsForPayment', 'returnedToCart>processing', 'waitsForPayment>cancelled',
    'waitsForPayment>returnedToCart', 'waitsForPayment>processing', 'processing>cancelled',
    'processing>waitingForDelivery', 'waitingForDelivery>cancelled',
    'waitingForDelivery>processing', 'waitingForDelivery>delivered',
    'delivered>waitingForDelivery']) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_moves';
  end if;
  return new;
end $$;

alter table order_changes drop constraint order_changes_kind;
alter table order_changes add constraint order_changes_kind check (kind in ('placed', 'paid',
  'given_back', 'edited', 'moved', 'confirmed', 'locked', 'unlocked', 'handed_over', 'delivered',
  'undelivered', 'skipped', 'cancelled', 'held', 'released', 'reversed'));

alter table stock_movements drop constraint stock_movements_cause_kind;
alter table stock_movements add constraint stock_movements_cause_kind
  check (cause_kind in ('delivery', 'shipment', 'audit', 'import', 'reversal'));

alter table bottle_movements drop constraint bottle_movements_cause_kind;
alter table bottle_movements add constraint bottle_movements_cause_kind
  check (cause_kind in ('opening', 'delivery', 'dispute', 'audit', 'reversal'));

-- Bottles of a reversed delivery go back to the place that they had come from.
create or replace function move_containers_of_doors() returns trigger language plpgsql as $$
begin
  insert into container_moves (good_id, kind, from_place, to_place, pieces, run_id, movement_id,
    actor_kind, actor_id, on_behalf_of)
  select m.good_id, w.kind, w.from_place, w.to_place, w.pieces, s.run_id, m.id, m.actor_kind,
    m.actor_id, m.on_behalf_of
  from added m
    left join deliveries d on m.cause_kind in ('delivery', 'reversal') and d.id = m.cause_id
    left join stops s on s.id = d.stop_id
    cross join lateral (values
      ('left', case when m.cause_kind = 'opening' then 'outside'
        when m.cause_kind not in ('delivery', 'reversal') then 'lost'
        when s.run_id is not null then 'vans'
        when m.cause_kind = 'reversal' then 'empties' else 'full' end,
        'customers', m.delivered),
      ('taken', 'customers', case when m.cause_kind = 'opening' then 'outside'
        when m.cause_kind not in ('delivery', 'reversal') then 'lost'
        when s.run_id is not null then 'vans'
        when m.cause_kind = 'reversal' then 'full' else 'empties' end, m.returned)
    ) w (kind, from_place, to_place, pieces)
  where w.pieces > 0
  order by m.id;
  return null;
end $$;
