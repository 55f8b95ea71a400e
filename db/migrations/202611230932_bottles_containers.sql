-- Where each lent bottle is. A move takes pieces from one place to another; what lies outside is
-- not ours yet, or no more.
create table container_moves (
  id bigint generated always as identity,
  good_id integer not null,
  kind text not null,
  from_place text not null,
  to_place text not null,
  pieces integer not null,
  run_id bigint, -- whose van it is
  movement_id bigint, -- what happened at a door
  note text not null default '',
  moved_at timestamptz not null default now(),
  actor_kind text not null default 'system',
  actor_id bigint,
  on_behalf_of bigint,
  constraint container_moves_pk primary key (id),
  constraint container_moves_good_fk foreign key (good_id) references goods (id),
  constraint container_moves_kind check (kind in ('opening', 'bought', 'sent', 'came_back',
    'scrapped', 'damaged', 'recounted', 'loaded', 'unloaded', 'left', 'taken')),
  constraint container_moves_places check (from_place <> to_place
    and from_place in ('outside', 'full', 'vans', 'customers', 'empties', 'bottler', 'damaged',
      'lost')
    and to_place in ('outside', 'full', 'vans', 'customers', 'empties', 'bottler', 'damaged',
      'lost')),
  constraint container_moves_pieces check (pieces > 0),
  constraint container_moves_door check ((kind in ('left', 'taken')) = (movement_id is not null)),
  constraint container_moves_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index container_moves_good on container_moves (good_id, id desc);
create index container_moves_run on container_moves (run_id) where run_id is not null;
create trigger container_moves_append_only before update or delete on container_moves
  for each row execute function refuse_change();

create table container_places (
  good_id integer not null,
  place text not null,
  pieces integer not null,
  constraint container_places_pk primary key (good_id, place),
  constraint container_places_good_fk foreign key (good_id) references goods (id)
);

-- Places are changed in the order of goods and names, so that two moves never block each other.
create function move_containers() returns trigger language plpgsql as $$
begin
  insert into container_places (good_id, place, pieces)
    select good_id, place, sum(pieces) from (
      select good_id, from_place as place, -pieces as pieces from added
      union all select good_id, to_place, pieces from added) moved
    group by good_id, place order by good_id, place
    on conflict (good_id, place) do update
      set pieces = container_places.pieces + excluded.pieces;
  return null;
end $$;

create trigger container_moves_move after insert on container_moves
  referencing new table as added for each statement execute function move_containers();

-- Doors feed the places: by the van where a run was driven, else straight from and to the
-- warehouse. Bottles of a neighbour are counted too, though nobody holds fewer than none.
create function move_containers_of_doors() returns trigger language plpgsql as $$
begin
  insert into container_moves (good_id, kind, from_place, to_place, pieces, run_id, movement_id,
    actor_kind, actor_id, on_behalf_of)
  select m.good_id, w.kind, w.from_place, w.to_place, w.pieces, s.run_id, m.id, m.actor_kind,
    m.actor_id, m.on_behalf_of
  from added m
    left join deliveries d on m.cause_kind = 'delivery' and d.id = m.cause_id
    left join stops s on s.id = d.stop_id
    cross join lateral (values
      ('left', case when m.cause_kind = 'opening' then 'outside'
        when m.cause_kind <> 'delivery' then 'lost'
        when s.run_id is null then 'full' else 'vans' end, 'customers', m.delivered),
      ('taken', 'customers', case when m.cause_kind = 'opening' then 'outside'
        when m.cause_kind <> 'delivery' then 'lost'
        when s.run_id is null then 'empties' else 'vans' end, m.returned)
    ) w (kind, from_place, to_place, pieces)
  where w.pieces > 0
  order by m.id;
  return null;
end $$;

create trigger bottle_movements_containers after insert on bottle_movements
  referencing new table as added for each statement execute function move_containers_of_doors();

-- What customers have had until now came from outside.
insert into container_moves (good_id, kind, from_place, to_place, pieces)
  select good_id, 'opening', case when pieces > 0 then 'outside' else 'customers' end,
    case when pieces > 0 then 'customers' else 'outside' end, abs(pieces)
  from (select good_id, sum(delivered - returned)::int as pieces from bottle_movements
    group by good_id) held
  where pieces <> 0;
