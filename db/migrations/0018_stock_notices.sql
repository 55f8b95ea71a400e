-- Stock is told good by good with what is left and what there was, whenever that changes: public answers hold the
-- count. An order's commit notifies the queue anyway, so this adds no lock of its own.
create or replace function notify_availability() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock_changed',
    format('%s:%s:%s', new.good_id, new.on_hand - new.reserved, coalesce(old.on_hand - old.reserved, 0)));
  return null;
end $$;

drop trigger stock_notify on stock;
create trigger stock_notify after insert or update on stock
  for each row execute function notify_availability();
