-- The office lists the largest orders first; those without a sum come last.
create index orders_largest on orders (total_with_deposit_cents desc nulls last, id desc);
