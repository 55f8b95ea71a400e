-- The office lists orders by day from the latest on; those without a day come last either way.
create index orders_delivery_on_latest on orders (delivery_on desc nulls last, id desc);
