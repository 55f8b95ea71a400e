-- The start of a shift, the meter of its van and the float, is corrected by the office.
alter table run_changes drop constraint run_changes_kind;
alter table run_changes add constraint run_changes_kind check (kind in ('made', 'driver', 'state',
  'order_of_stops', 'stop_moved', 'order_added', 'visit_added', 'stop_withdrawn', 'spare',
  'transfer', 'load_corrected', 'printed', 'late', 'signed', 'promised', 'start_corrected'));
