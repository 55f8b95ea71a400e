-- VAT of an advance for known goods is due when it is paid; until the delivery it stands here.
alter table ledger_entries drop constraint ledger_entries_account;
alter table ledger_entries add constraint ledger_entries_account check (account in (
  'account', 'bonus', 'deposit', 'advance', 'advance_vat', 'provider', 'cash', 'bank', 'revenue',
  'vat', 'state_deposit', 'bonus_cost', 'correction'));
