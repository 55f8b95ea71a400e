-- What was taken from the account for the order, beside what the bank is asked for, and the wallet
-- or the pay later of the provider that was chosen instead of the method's own page.
alter table payments add column account_cents bigint not null default 0
  check (account_cents >= 0);
alter table payments add column provider_way text;
