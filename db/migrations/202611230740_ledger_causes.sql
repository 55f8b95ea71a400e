-- What the office does with money: cash that changes hands, a line of a bank statement, goodwill,
-- a debt that is given up.
alter table ledger_transactions drop constraint ledger_transactions_cause_kind;
alter table ledger_transactions add constraint ledger_transactions_cause_kind check (
  cause_kind in ('order', 'payment', 'bill', 'correction', 'provider_refund', 'deposit_refund',
    'cash_move', 'bank_line', 'goodwill', 'write_off'));
