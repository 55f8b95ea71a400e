-- When a movement of money was written down, whatever day the shop's clock showed: what bottles and money did to a deposit is told in one row.
alter table ledger_transactions add column recorded_at timestamptz not null default now();
