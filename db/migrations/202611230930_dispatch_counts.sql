-- What is counted into a van and out of it, given between vans, and left to be explained.
create table run_spares (
  run_id bigint not null,
  good_id integer not null,
  pieces integer not null,
  constraint run_spares_pk primary key (run_id, good_id),
  constraint run_spares_run_fk foreign key (run_id) references runs (id),
  constraint run_spares_good_fk foreign key (good_id) references goods (id),
  constraint run_spares_pieces check (pieces > 0)
);

-- The last count of a good by a side is what that side says.
create table run_counts (
  id bigint generated always as identity,
  run_id bigint not null,
  phase text not null,
  side text not null,
  good_id integer not null,
  full_pieces integer not null,
  empty_pieces integer not null default 0,
  damaged_pieces integer not null default 0,
  not_ours_pieces integer not null default 0,
  counted_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint run_counts_pk primary key (id),
  constraint run_counts_run_fk foreign key (run_id) references runs (id),
  constraint run_counts_good_fk foreign key (good_id) references goods (id),
  constraint run_counts_phase check (phase in ('load', 'hand_in')),
  constraint run_counts_side check (side in ('driver', 'warehouse')),
  constraint run_counts_pieces check (least(full_pieces, empty_pieces, damaged_pieces,
    not_ours_pieces) >= 0),
  constraint run_counts_load_is_full check (phase = 'hand_in'
    or empty_pieces + damaged_pieces + not_ours_pieces = 0),
  constraint run_counts_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index run_counts_run on run_counts (run_id, phase, side, good_id, id desc);
create trigger run_counts_append_only before update or delete on run_counts
  for each row execute function refuse_change();

-- The purse of a shift, counted; the last one counts.
create table cash_counts (
  id bigint generated always as identity,
  shift_id bigint not null,
  cents bigint not null,
  notes jsonb, -- by note and coin; empty where only the total was counted
  counted_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint cash_counts_pk primary key (id),
  constraint cash_counts_shift_fk foreign key (shift_id) references shifts (id),
  constraint cash_counts_cents check (cents >= 0),
  constraint cash_counts_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index cash_counts_shift on cash_counts (shift_id, id desc);
create trigger cash_counts_append_only before update or delete on cash_counts
  for each row execute function refuse_change();

-- Pieces or cents of a difference that have a reason and a holder. What is named in error is taken
-- back by a row that names it.
create table run_differences (
  id bigint generated always as identity,
  shift_id bigint not null,
  run_id bigint, -- empty for cash, which is of the whole shift
  good_id integer,
  part text not null,
  amount bigint not null, -- counted less expected
  reason text not null,
  holder text not null,
  stop_id bigint, -- where it happened, as far as is known
  note text,
  takes_back bigint,
  named_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint run_differences_pk primary key (id),
  constraint run_differences_shift_fk foreign key (shift_id) references shifts (id),
  constraint run_differences_run_fk foreign key (run_id) references runs (id),
  constraint run_differences_good_fk foreign key (good_id) references goods (id),
  constraint run_differences_stop_fk foreign key (stop_id) references stops (id),
  constraint run_differences_takes_back_fk foreign key (takes_back) references run_differences
    (id),
  constraint run_differences_taken_back_once unique (takes_back),
  constraint run_differences_part check (part in ('cash', 'full', 'empty', 'damaged', 'notOurs')),
  constraint run_differences_of check ((part = 'cash') = (run_id is null)
    and (part = 'cash') = (good_id is null)),
  constraint run_differences_amount check (amount <> 0),
  constraint run_differences_holder check (holder in ('company', 'driver_question', 'customer',
    'other_run')),
  constraint run_differences_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index run_differences_shift on run_differences (shift_id);
create index run_differences_run on run_differences (run_id) where run_id is not null;
create trigger run_differences_append_only before update or delete on run_differences
  for each row execute function refuse_change();

-- Goods or a stop that go from one van to another. Both hands confirm.
create table run_transfers (
  id bigint generated always as identity,
  from_run_id bigint not null,
  to_run_id bigint not null,
  kind text not null,
  stop_id bigint, -- moves when both hands have confirmed
  state text not null default 'open',
  offered_at timestamptz not null,
  given_at timestamptz,
  taken_at timestamptz,
  ended_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint run_transfers_pk primary key (id),
  constraint run_transfers_from_fk foreign key (from_run_id) references runs (id),
  constraint run_transfers_to_fk foreign key (to_run_id) references runs (id),
  constraint run_transfers_stop_fk foreign key (stop_id) references stops (id),
  constraint run_transfers_two_runs check (from_run_id <> to_run_id),
  constraint run_transfers_kind check (kind in ('hand_to_hand', 'warehouse', 'free_balance')),
  constraint run_transfers_state check (state in ('open', 'done', 'withdrawn')),
  constraint run_transfers_done check (state <> 'done' or num_nulls(given_at, taken_at) = 0),
  constraint run_transfers_ended check ((state = 'open') = (ended_at is null)),
  constraint run_transfers_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index run_transfers_from on run_transfers (from_run_id);
create index run_transfers_to on run_transfers (to_run_id);
create unique index run_transfers_stop_once on run_transfers (stop_id) where state = 'open';

create table run_transfer_goods (
  transfer_id bigint not null,
  good_id integer not null,
  pieces integer not null,
  constraint run_transfer_goods_pk primary key (transfer_id, good_id),
  constraint run_transfer_goods_transfer_fk foreign key (transfer_id) references run_transfers
    (id),
  constraint run_transfer_goods_good_fk foreign key (good_id) references goods (id),
  constraint run_transfer_goods_pieces check (pieces > 0)
);

alter table run_changes drop constraint run_changes_kind;
alter table run_changes add constraint run_changes_kind check (kind in ('made', 'driver', 'state',
  'order_of_stops', 'stop_moved', 'order_added', 'stop_withdrawn', 'spare', 'transfer'));

create function publish_run() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'run:' || new.run_id);
  return null;
end $$;

create trigger run_counts_publish after insert on run_counts
  for each row execute function publish_run();
