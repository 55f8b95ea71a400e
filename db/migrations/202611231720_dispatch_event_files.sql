-- A photo or a signature of an event, once, by the number that the phone gave it.
create table event_files (
  id uuid not null,
  event_id uuid not null,
  stop_id bigint not null,
  file_id bigint not null,
  kind text not null,
  received_at timestamptz not null,
  constraint event_files_pk primary key (id),
  constraint event_files_event_fk foreign key (event_id) references driver_events (id),
  constraint event_files_stop_fk foreign key (stop_id) references stops (id),
  constraint event_files_file_fk foreign key (file_id) references files (id) on delete cascade,
  constraint event_files_kind check (kind in ('photo', 'signature'))
);
create index event_files_event on event_files (event_id);
create index event_files_stop on event_files (stop_id);
create index event_files_file on event_files (file_id);

-- The phone that drives the shift; another phone of the driver takes over by saying so.
alter table shifts add column phone_id bigint,
  add constraint shifts_phone_fk foreign key (phone_id) references staff_devices (id);
create index shifts_phone on shifts (phone_id);
