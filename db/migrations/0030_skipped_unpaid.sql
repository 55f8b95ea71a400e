-- A confirmed delivery of an autoship for which there is no money by the time its day closes does not come either.

alter table autoship_cycles drop constraint autoship_cycles_skip_reason,
  add constraint autoship_cycles_skip_reason check (skip_reason in ('customer', 'paused', 'no_allowed_day',
    'nothing_available', 'not_confirmed', 'not_paid', 'day_closed'));
