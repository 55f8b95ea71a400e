-- A request may ask for the account's money besides the deposit, and go back to the payer's card.
alter table deposit_refunds add column account_cents bigint not null default 0;
alter table deposit_refunds add constraint deposit_refunds_account
  check (account_cents between 0 and amount_cents and (pay_to <> 'account' or account_cents = 0));
alter table deposit_refunds drop constraint deposit_refunds_pay_to;
alter table deposit_refunds add constraint deposit_refunds_pay_to
  check (pay_to in ('account', 'iban', 'card'));
