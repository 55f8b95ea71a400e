-- Where a visitor without a profile wants to hear of it; null: the customer's own address.
alter table back_in_stock_requests add column email text;
