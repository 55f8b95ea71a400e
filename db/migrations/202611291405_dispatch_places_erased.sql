-- Where a driver stood at the door leaves with the customer as the words do.
create or replace function refuse_other_than_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'fact' - 'signed_text') <> (to_jsonb(old) - 'fact' - 'signed_text')
    or new.fact <> (old.fact - '{receiver,note,firstVisit,latitude,longitude}'::text[])
    or new.signed_text is distinct from left(old.signed_text, 0) then
    raise exception '% is append only', tg_table_name;
  end if;
  return new;
end $$;
