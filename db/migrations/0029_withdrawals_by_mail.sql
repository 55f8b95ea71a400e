-- A statement of withdrawal is open to anybody and is counted by its e-mail first; who leaves has those found that name no order.

create index contract_withdrawals_email on contract_withdrawals (lower(email), stated_at);
