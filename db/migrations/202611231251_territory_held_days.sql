-- A day that the office keeps from closing after its hour, so that what was promised can still be
-- confirmed and paid.
create table held_days (
  day date not null,
  held_until timestamptz not null,
  reason text not null,
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint held_days_pk primary key (day),
  constraint held_days_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create trigger held_days_publish after insert or update or delete on held_days
  for each statement execute function notify_change('calendar_changed');
