-- Every change of a setting with the day from which it counts. A change that is taken back stays;
-- `settings` holds the values of before this table, and notes of the machine.
create table setting_changes (
  id bigint generated always as identity,
  key text not null,
  value jsonb not null,
  starts_on date not null,
  reason text not null default '',
  made_at timestamptz not null,
  taken_back_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint setting_changes_pk primary key (id),
  constraint setting_changes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index setting_changes_key on setting_changes (key, starts_on desc, id desc);

create trigger setting_changes_notify after insert or update or delete on setting_changes
  for each statement execute function notify_change('settings_changed');
create trigger setting_changes_are_kept before delete on setting_changes
  for each row execute function refuse_change();
