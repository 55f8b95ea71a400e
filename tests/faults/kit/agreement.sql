-- What ledger, bottles, stock and papers must say of each other at the end of a month, to the cent. Each query finds what
-- does not agree, as one text.

-- invoices say what the ledger says of their order, with those of reversed deliveries credited
select 'order ' || p.order_id || ': base ' || l.revenue || ', VAT ' || l.vat || ', deposit ' || l.deposit from (
    select order_id, sum((vat ->> 'baseCents')::bigint) as revenue,
      sum((vat ->> 'vatCents')::bigint) as vat, sum(deposit_cents) as deposit
    from papers where cause_kind = 'delivery' and kind in ('invoice', 'credit_bill')
    group by order_id) p
  cross join lateral (
    select coalesce(sum(e.cents) filter (where e.account = 'revenue'), 0) as revenue,
      coalesce(sum(e.cents) filter (where e.account = 'vat'), 0) as vat,
      coalesce(sum(e.cents) filter (where e.account in ('deposit', 'state_deposit')), 0) as deposit
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = p.order_id and t.cause_kind in ('order', 'payment')) l
  where (l.revenue, l.vat, l.deposit) is distinct from (p.revenue, p.vat, p.deposit)

-- what an invoice comes to was paid or is asked for
select 'paper ' || p.id from papers p
  where p.kind = 'invoice' and p.total_cents <> p.to_pay_cents + (
    select coalesce(sum((s ->> 'cents')::bigint), 0) from jsonb_array_elements(p.settled) s)

-- a monthly bill's rent is what the ledger took
select 'paper ' || p.id from papers p
  left join ledger_transactions t on t.customer_id = p.customer_id and t.cause_kind = 'bill'
    and replace(t.cause_step, '-', '') = p.cause_id::text
  left join lateral (select -sum(e.cents) as cents from ledger_entries e
    where e.transaction_id = t.id and e.account = 'account') l on true
  where p.kind = 'monthly_bill' and coalesce(l.cents, 0) <> (p.vat ->> 'grossCents')::bigint

-- every delivery has one invoice
select 'delivery ' || d.id from deliveries d
  left join papers p on p.kind = 'invoice' and p.cause_kind = 'delivery' and p.cause_id = d.id
  where d.outcome = 'delivered' group by d.id having count(p.id) <> 1

-- every paper has its PDF
select 'paper ' || p.id from papers p left join paper_pdfs f on f.paper_id = p.id where f.paper_id is null

-- the deposit of the bottles is the deposit of the ledger
select 'customer ' || coalesce(m.customer_id, b.customer_id) from (
    select customer_id, sum(deposit_cents) as cents from bottle_movements group by 1) m
  full join (select customer_id, cents from ledger_balances where account = 'deposit') b using (customer_id)
  where coalesce(m.cents, 0) <> coalesce(b.cents, 0)

-- what was counted at the doors is what the bottle ledger moved
select 'delivery ' || c.delivery_id || ', good ' || c.good_id from delivery_counts c
  join goods g on g.id = c.good_id and g.is_lent
  left join bottle_movements m on m.cause_kind = 'delivery' and m.cause_id = c.delivery_id and m.good_id = c.good_id
  where (c.left_there, c.taken_back) <> (0, 0)
    and (c.left_there, c.taken_back) is distinct from (coalesce(m.delivered, 0), coalesce(m.returned, 0))

-- what left the shelf was left at a door
select 'good ' || g.id from goods g
  join lateral (select
      -coalesce(sum(quantity) filter (where kind in ('delivered', 'handed_over', 'given_back')), 0) as pieces
    from stock_movements m where m.good_id = g.id) taken on true
  join lateral (select coalesce(sum(left_there), 0) as pieces
      from delivery_counts c join deliveries d on d.id = c.delivery_id and d.outcome <> 'reversed'
      where c.good_id = g.id) left_there on true
  where g.is_counted and taken.pieces <> left_there.pieces

-- an account is what came in less what was bought
select 'customer ' || b.customer_id from ledger_balances b
  cross join lateral (select sum(e.cents) as cents from ledger_entries e where e.customer_id = b.customer_id
    and e.account not in ('account', 'bonus', 'deposit')) others
  cross join lateral (select sum(o.cents) as cents from ledger_balances o where o.customer_id = b.customer_id) own
  where b.account = 'account' and own.cents <> -others.cents
