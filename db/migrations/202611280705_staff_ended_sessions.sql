-- An open stream of the office ends with its session, whichever process has it.
create function publish_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_session_ended', old.id::text);
  return null;
end $$;

create trigger staff_sessions_publish_end after delete on staff_sessions
  for each row execute function publish_ended_session();
