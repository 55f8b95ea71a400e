-- A change of the days on which our courier drives, made in the office, with what it replaced.
create table calendar_changes (
  id bigint generated always as identity,
  kind text not null,
  subject text not null, -- the day, or the code of the zone
  change jsonb not null,
  former jsonb not null, -- what undoing restores
  answer_by date, -- the customers are asked until the end of this day
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  undone_at timestamptz,
  constraint calendar_changes_pk primary key (id),
  constraint calendar_changes_kind check (kind in ('day_off', 'working_day', 'ordinary_day', 'route',
    'places')),
  constraint calendar_changes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index calendar_changes_subject on calendar_changes (subject, id) where undone_at is null;

alter table day_proposals
  add change_id bigint,
  add answer_by date,
  -- the office's own choice for a planned delivery, which is on its new day already
  add is_moved boolean not null default false,
  add told_by text not null default 'mail',
  add constraint day_proposals_change_fk foreign key (change_id) references calendar_changes (id),
  add constraint day_proposals_told check (told_by in ('mail', 'call')),
  add constraint day_proposals_moved check (not is_moved or (autoship_id is not null
    and new_day is not null));

create index day_proposals_change on day_proposals (change_id) where change_id is not null;

-- The answers are counted on open pages.
create function publish_proposal() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'calendar:' || new.change_id);
  return null;
end $$;

create trigger day_proposals_publish after insert or update on day_proposals
  for each row when (new.change_id is not null) execute function publish_proposal();
create trigger calendar_changes_publish after insert or update on calendar_changes
  for each row execute function publish_change('calendar');
