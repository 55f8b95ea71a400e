-- Where a reason must be given, none at all is no reason either: a check that is null lets a row pass.

alter table ledger_transactions drop constraint ledger_transactions_correction_has_reason;
alter table ledger_transactions add constraint ledger_transactions_correction_has_reason
  check (code <> 'correction' or coalesce(note, '') <> '');

alter table bottle_movements drop constraint bottle_movements_correction_has_note;
alter table bottle_movements add constraint bottle_movements_correction_has_note
  check (cause_kind in ('opening', 'delivery') or coalesce(note, '') <> '');

alter table bottle_disputes drop constraint bottle_disputes_refusal_has_reason;
alter table bottle_disputes add constraint bottle_disputes_refusal_has_reason
  check (state <> 'refused' or coalesce(answer, '') <> '');

alter table deposit_refunds drop constraint deposit_refunds_refusal_has_reason;
alter table deposit_refunds add constraint deposit_refunds_refusal_has_reason
  check (state <> 'refused' or coalesce(answer, '') <> '');

alter table deliveries drop constraint deliveries_undelivered_has_reason;
alter table deliveries add constraint deliveries_undelivered_has_reason
  check (outcome = 'delivered' or coalesce(reason, '') <> '');
