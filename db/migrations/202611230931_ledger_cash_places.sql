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
