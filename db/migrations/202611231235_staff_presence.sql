-- Who looks at which record of the office now. A crash may forget it.
create unlogged table staff_presence (
  session_id bigint not null,
  subject text not null,
  subject_id bigint not null,
  seen_at timestamptz not null,
  constraint staff_presence_pk primary key (subject, subject_id, session_id),
  constraint staff_presence_session_fk foreign key (session_id) references staff_sessions (id)
    on delete cascade,
  constraint staff_presence_subject check (subject in ('customer', 'staff'))
);

create index staff_presence_session on staff_presence (session_id);

create function publish_presence() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'presence:' || coalesce(new.subject_id, old.subject_id));
  return null;
end $$;

create trigger staff_presence_publish after insert or delete on staff_presence
  for each row execute function publish_presence();
