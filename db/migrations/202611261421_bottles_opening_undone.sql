-- What was written down as brought from elsewhere can be taken back, and written down again.
alter table bottle_movements add column cause_step text not null default '';
alter table bottle_movements add constraint bottle_movements_once_a_step
  unique (cause_kind, cause_id, cause_step, good_id);
alter table bottle_movements drop constraint bottle_movements_once;
