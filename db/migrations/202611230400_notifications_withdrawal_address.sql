-- Confirmed here, but its address has not ordered and was asked by a link; the receipt waits.
alter table contract_withdrawals add awaits_email boolean not null default false;
