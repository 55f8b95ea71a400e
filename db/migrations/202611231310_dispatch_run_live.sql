-- Open pages of a run hear of its changes and of what is told at its doors.
create trigger run_changes_publish after insert on run_changes
  for each row execute function publish_run();

create function publish_run_of_stop() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'run:' || s.run_id) from stops s where s.id = new.stop_id;
  return null;
end $$;

create trigger driver_events_publish after insert on driver_events
  for each row execute function publish_run_of_stop();
