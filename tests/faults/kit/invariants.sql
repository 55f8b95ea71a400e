-- What must be true of the shop's records at any moment, whatever was killed, cut or done twice. Each query finds what
-- breaks its rule, as one text; the rule's name is the line above it. Those marked "at rest" hold once the queue is empty.

-- I1 a cart is placed once
select 'order ' || order_id from order_changes
  group by order_id having count(*) filter (where kind = 'placed') > 1 + count(*) filter (where kind = 'given_back')

-- I2 what a bank paid belongs to an order that lives, or to the account
select 'payment ' || p.id from payments p left join orders o on o.id = p.order_id
  where p.paid_at is not null and (p.credited_to is null or (p.credited_to = 'order' and o.status in ('returnedToCart', 'waitsForPayment')))

-- I2 an order takes no more than it costs
select 'order ' || o.id from orders o join payments p on p.order_id = o.id and p.credited_to = 'order'
  where o.status not in ('returnedToCart', 'cancelled') group by o.id having sum(p.order_cents) > o.total_with_deposit_cents and not exists (
    select from order_changes c where c.order_id = o.id and c.kind = 'edited')

-- I2 what a bank paid is in the ledger once
select 'payment ' || p.id from payments p left join (
    select t.cause_id, -sum(e.cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider' where t.cause_kind = 'payment' group by 1
  ) l on l.cause_id = p.id
  where coalesce(l.cents, 0) <> case when p.paid_at is null then 0
    when p.status = 'VOIDED' then p.refunded_cents else p.amount_cents end

-- I3 a payment gives back no more than was paid, each refund once
select 'payment ' || p.id from payments p left join (
    select payment_id, sum(amount_cents) as cents from provider_refunds
      where status not in ('rejected', 'canceled') group by 1
  ) r on r.payment_id = p.id
  where coalesce(r.cents, 0) <> p.refunded_cents or (p.paid_at is null and r.cents > 0)

-- I4 stock is what moved
select 'good ' || s.good_id from stock s
  left join (select good_id, sum(quantity) as moved from stock_movements group by 1) m on m.good_id = s.good_id
  where s.on_hand <> coalesce(m.moved, 0) or s.on_hand < s.reserved

-- I4 what is reserved is what living orders keep
select 'good ' || s.good_id from stock s
  left join (select good_id, sum(quantity) as kept from stock_reservations group by 1) r on r.good_id = s.good_id
  where s.reserved <> coalesce(r.kept, 0)
union all
select 'order ' || o.id from stock_reservations r join orders o on o.id = r.order_id where o.status not in ('waitsForPayment', 'processing', 'waitingForDelivery')

-- I5 every balance is the sum of its entries, and nothing falls below its floor
select coalesce(b.account, e.account) || ' of customer ' || coalesce(b.customer_id, e.customer_id) from ledger_balances b
  full join (select customer_id, account, sum(cents) as cents from ledger_entries
    where account in ('account', 'bonus', 'deposit') group by 1, 2) e
    on e.customer_id = b.customer_id and e.account = b.account
  where coalesce(b.cents, 0) <> coalesce(e.cents, 0) or (b.account <> 'account' and b.cents < 0)

-- I5 every transaction of the ledger sums to zero
select 'transaction ' || t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
  group by t.id having count(e.id) = 0 or sum(e.cents) <> 0

-- I5 the bottles that a customer holds are those of the last count
select 'customer ' || b.customer_id || ', good ' || b.good_id from bottle_balances b cross join lateral (
    select held_after from bottle_movements m where m.customer_id = b.customer_id and m.good_id = b.good_id
      order by id desc limit 1) last
  where last.held_after <> b.held

-- I6 an order costs what its lines, fees and discounts come to
select 'order ' || o.id from orders o join order_items i on i.order_id = o.id
  where o.status in ('waitsForPayment', 'processing', 'waitingForDelivery') group by o.id
  having sum(i.line_cents) <> o.water_goods_cents + o.other_goods_cents + o.services_cents
    or sum(i.ordered * coalesce(i.state_deposit_cents, 0)) <> o.state_deposit_cents

-- I6 an order keeps as advance and as bonus what it says, and one that is over keeps nothing
select 'order ' || o.id from orders o join lateral (
    select coalesce(sum(e.cents) filter (where e.account = 'advance'), 0) as advance,
        coalesce(-sum(e.cents) filter (where e.account = 'bonus'), 0) as bonus
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = o.id) l on true
  where (o.status in ('waitsForPayment', 'processing', 'waitingForDelivery') and (l.advance, l.bonus) is distinct from (o.prepaid_cents, o.bonus_cents))
    or (o.status in ('cancelled', 'returnedToCart') and (l.advance, l.bonus) is distinct from (0, 0))
    or (o.status = 'delivered' and l.advance <> 0)

-- I7 a promo code is used as often as living orders carry it
select 'promo code ' || p.code from promo_codes p
  left join (select promo_code_id, count(*) as carried from promo_uses group by 1) u on u.promo_code_id = p.id
  -- the demo's used-up code comes with its uses
  where p.code <> 'PIRMIE50' and (p.uses <> coalesce(u.carried, 0) or p.uses > p.use_limit)
union all
select 'order ' || o.id from promo_uses u join orders o on o.id = u.order_id where o.status in ('cancelled', 'returnedToCart')

-- I8 an occurrence of an autoship makes one order; one that was skipped may be followed by another
select 'autoship ' || autoship_id || ' on ' || autoship_planned_on from orders
  where autoship_id is not null and status <> 'cancelled'
  group by autoship_id, autoship_planned_on having count(*) > 1
union all
select 'autoship ' || c.autoship_id || ' on ' || c.planned_on from autoship_occurrences c where c.state = 'generated'
  and not exists (select from orders o where o.autoship_id = c.autoship_id and o.autoship_planned_on = c.planned_on)

-- I9 papers are numbered without a gap
select s.kind || ' of ' || s.year from paper_series s left join papers p on p.kind = s.kind and p.year = s.year
  group by s.kind, s.year, s.last_number
  having count(p.id) <> s.last_number or coalesce(max(p.number), 0) <> s.last_number

-- I10 a mail tells of an order that is there
select 'mail ' || m.id from mail_outbox m
  where m.cause ~ '^order:[0-9]+' and m.template like 'orders.%'
    and not exists (select from orders o where o.id = split_part(m.cause, ':', 2)::bigint)

-- I13 an order's state is the one that its story tells
select 'order ' || o.id from orders o
  where (o.status in ('waitsForPayment', 'processing', 'waitingForDelivery') and not exists (select from order_changes c where c.order_id = o.id and c.kind = 'placed'))
    or (o.status = 'delivered' and not exists (select from deliveries d where d.order_id = o.id and d.outcome = 'delivered'))
    or (o.status in ('waitsForPayment', 'processing', 'waitingForDelivery') and exists (select from deliveries d where d.order_id = o.id and d.outcome = 'delivered'))

-- I14 a day is a day and no instant
select table_name || '.' || column_name from information_schema.columns
  where table_schema = 'public' and (column_name ~ '_on$' or column_name in ('day', 'old_day', 'new_day'))
    and data_type not in ('date')

-- I15 no job is left behind (at rest)
select 'job ' || j.id || ' ' || t.identifier || coalesce(': ' || j.last_error, '') from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.run_at < now() - interval '60 seconds' and (j.locked_at is null or j.locked_at < now() - interval '60 seconds')

-- I16 no transaction stands open, and nobody has waited long for a lock
select 'connection ' || application_name || ': ' || coalesce(state, '') from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and ((state like 'idle in transaction%' and state_change < now() - interval '2 seconds')
      or (wait_event_type = 'Lock' and query_start < now() - interval '5 seconds'))

-- I17 an order is open at a stop only while that stop waits
select 'stop ' || s.id from stops s join stop_orders p on p.stop_id = s.id where p.is_open <> (s.state = 'waiting')

-- I18 a stop in the books has an attempt of each of its orders, and no other stop has one
select 'stop ' || s.id from stops s join stop_orders p on p.stop_id = s.id
  left join deliveries d on d.stop_id = s.id and d.order_id = p.order_id
  where (s.state in ('done', 'failed')) <> (d.id is not null)

-- I19 a settled or cancelled run has no stop that waits
select 'run ' || r.id from runs r join stops s on s.run_id = r.id
  where r.state in ('settled', 'cancelled') and s.state = 'waiting'

-- I20 what a day has taken is the sum of its orders' places, and only open orders have one
select 'zone ' || d.zone_id || ' on ' || d.day from zone_days d
  left join order_loads l on l.zone_id = d.zone_id and l.day = d.day
  group by d.zone_id, d.day, d.bottles, d.grams
  having d.bottles <> coalesce(sum(l.bottles), 0) or d.grams <> coalesce(sum(l.grams), 0)
union all
select 'order ' || o.id from orders o join order_loads l on l.order_id = o.id
  where o.status not in ('waitsForPayment', 'processing', 'waitingForDelivery')
    or (l.day, l.bottles, l.grams) is distinct from (o.delivery_on, o.load_bottles, o.load_grams)

-- I21 what a door is expected to cost is not in the books yet
select 'order ' || x.order_id from expected_changes x join orders o on o.id = x.order_id
  where o.status in ('delivered', 'returnedToCart')

-- I22 a delivered order costs what its invoice says, and no other has such a sum
select 'order ' || o.id from orders o
  where (o.delivered_cents is not null and o.status <> 'delivered') or o.delivered_cents <> (
    select p.total_cents from papers p join deliveries d on d.id = p.cause_id
    where p.kind = 'invoice' and p.cause_kind = 'delivery' and d.order_id = o.id and d.outcome = 'delivered')
