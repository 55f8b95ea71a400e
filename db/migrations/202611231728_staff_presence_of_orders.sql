-- The page of an order says who else looks at it.
alter table staff_presence drop constraint staff_presence_subject;
alter table staff_presence
  add constraint staff_presence_subject check (subject in ('customer', 'order', 'staff'));
