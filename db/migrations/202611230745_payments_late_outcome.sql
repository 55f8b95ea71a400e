-- What became of money that its order no longer waited for: the unchanged cart was ordered with it,
-- or it stayed on the account. Empty until that is decided, once.
alter table payments add column late_outcome text;
alter table payments add constraint payments_late_outcome check (late_outcome is null or (
  late_outcome in ('ordered', 'account') and credited_to = 'account' and order_id is not null));
update payments set late_outcome = 'account' where order_id is not null and credited_to = 'account';
