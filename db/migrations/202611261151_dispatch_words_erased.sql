-- A receiver's name and a driver's note leave with the customer; with them goes the text that the
-- phone signed. Nothing else of an event ever changes.
create function refuse_other_than_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'fact' - 'signed_text') <> (to_jsonb(old) - 'fact' - 'signed_text')
    or new.fact <> (old.fact - 'receiver' - 'note' - 'firstVisit')
    or new.signed_text is distinct from left(old.signed_text, 0) then
    raise exception '% is append only', tg_table_name;
  end if;
  return new;
end $$;

drop trigger driver_events_append_only on driver_events;
create trigger driver_events_append_only before update or delete on driver_events
  for each row execute function refuse_other_than_erasure();
