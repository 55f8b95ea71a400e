create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings_pk primary key (key)
);

create trigger settings_notify after insert or update or delete on settings
  for each statement execute function notify_change('settings_changed');
