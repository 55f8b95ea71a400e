-- Cash that changes hands. What customers pay comes to a shift by its deliveries.
create table cash_moves (
  id bigint generated always as identity,
  from_place text not null,
  from_shift_id bigint,
  to_place text not null,
  to_shift_id bigint,
  cents bigint not null,
  note text not null default '',
  takes_back bigint,
  moved_at timestamptz not null,
  witnessed_by bigint,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint cash_moves_pk primary key (id),
  constraint cash_moves_from_shift_fk foreign key (from_shift_id) references shifts (id),
  constraint cash_moves_to_shift_fk foreign key (to_shift_id) references shifts (id),
  constraint cash_moves_witness_fk foreign key (witnessed_by) references staff (id),
  constraint cash_moves_takes_back_fk foreign key (takes_back) references cash_moves (id),
  constraint cash_moves_taken_back_once unique (takes_back),
  constraint cash_moves_places check (from_place in ('shift', 'desk', 'safe', 'bank_transit',
      'bank', 'expense', 'difference')
    and to_place in ('shift', 'desk', 'safe', 'bank_transit', 'bank', 'expense', 'difference')),
  constraint cash_moves_shifts check ((from_place = 'shift') = (from_shift_id is not null)
    and (to_place = 'shift') = (to_shift_id is not null)),
  constraint cash_moves_cents check (cents > 0),
  constraint cash_moves_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index cash_moves_from_shift on cash_moves (from_shift_id) where from_shift_id is not null;
create index cash_moves_to_shift on cash_moves (to_shift_id) where to_shift_id is not null;
create trigger cash_moves_append_only before update or delete on cash_moves
  for each row execute function refuse_change();

-- Every euro of cash with its holder, so that no sum over all deliveries is needed.
create table cash_places (
  place text not null,
  shift_id bigint,
  cents bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint cash_places_once unique nulls not distinct (place, shift_id),
  constraint cash_places_shift_fk foreign key (shift_id) references shifts (id)
);

create function add_cash(to_place text, to_shift_id bigint, added_cents bigint, at timestamptz)
returns void language sql as $$
  insert into cash_places (place, shift_id, cents, first_at, last_at)
    values (to_place, to_shift_id, added_cents, at, at)
    on conflict on constraint cash_places_once do update
      set cents = cash_places.cents + excluded.cents,
        first_at = least(cash_places.first_at, excluded.first_at),
        last_at = greatest(cash_places.last_at, excluded.last_at)
$$;

-- Two places of a move are changed in the order of their names, so that no two moves block.
create function move_cash() returns trigger language plpgsql as $$
begin
  if (new.from_place, coalesce(new.from_shift_id, 0)) < (new.to_place, coalesce(new.to_shift_id, 0))
  then
    perform add_cash(new.from_place, new.from_shift_id, -new.cents, new.moved_at);
    perform add_cash(new.to_place, new.to_shift_id, new.cents, new.moved_at);
  else
    perform add_cash(new.to_place, new.to_shift_id, new.cents, new.moved_at);
    perform add_cash(new.from_place, new.from_shift_id, -new.cents, new.moved_at);
  end if;
  return null;
end $$;

create trigger cash_moves_move after insert on cash_moves
  for each row execute function move_cash();

-- What a customer pays is held by the shift, else at the desk.
create function take_cash_of_door() returns trigger language plpgsql as $$
declare
  of_shift bigint;
begin
  select r.shift_id into of_shift from stops s join runs r on r.id = s.run_id
    where s.id = new.stop_id;
  perform add_cash(case when of_shift is null then 'desk' else 'shift' end, of_shift,
    new.cash_cents, new.happened_at);
  return null;
end $$;

create trigger deliveries_cash after insert on deliveries
  for each row when (new.cash_cents > 0) execute function take_cash_of_door();

insert into cash_places (place, shift_id, cents, first_at, last_at)
  select case when r.shift_id is null then 'desk' else 'shift' end, r.shift_id,
    sum(d.cash_cents), min(d.happened_at), max(d.happened_at)
  from deliveries d
    left join stops s on s.id = d.stop_id
    left join runs r on r.id = s.run_id
  where d.cash_cents > 0 group by 1, 2;

-- Cash in the books has its place: with drivers and at the desk (cash), in the safe, on its way to
-- the bank; what was spent from it and what was missing.
alter table ledger_entries drop constraint ledger_entries_account;
alter table ledger_entries add constraint ledger_entries_account check (account in (
  'account', 'bonus', 'deposit', 'advance', 'advance_vat', 'provider', 'cash', 'safe',
  'cash_transit', 'bank', 'expense', 'cash_difference', 'revenue', 'vat', 'state_deposit',
  'bonus_cost', 'correction'));

alter table ledger_transactions drop constraint ledger_transactions_code;
alter table ledger_transactions add constraint ledger_transactions_code check (code in ('topup',
  'order', 'refund', 'bonus', 'deposit', 'monthly', 'correction', 'cash'));
