import { sql } from 'kysely'
import { promisedDepositSql } from '../bottles/promised-deposit.ts'
import { expectedDebtSql } from '../ledger/expected-changes.ts'

// Columns of the one statement that loads a cart: `o` is its row, `c` its customer, `b` the sums of
// their accounts, and `is_held` says whether they are stopped.

export const itemJson = sql`'id', i.id, 'goodId', i.good_id, 'ordered', i.ordered,
  'returned', i.returned, 'listPriceCents', i.list_price_cents,
  'priceBeforePromoCents', i.price_before_promo_cents`

/** Only a cart that was placed is asked about: every page reads a cart. */
export const latePayment = sql`case when o.was_placed then (
  select json_build_object('paidCents', sum(p.amount_cents), 'chargeCents', sum(p.charge_cents))
  from payments p where p.order_id = o.id and p.late_outcome = 'account' having count(*) > 0) end`

export const customerJson = sql`
  json_build_object('role', c.role, 'name', c.name, 'email', c.email, 'phone', c.phone,
    'language', c.language, 'enableBonus', c.enable_bonus,
    'creditLimitCents', c.credit_limit_cents - ${expectedDebtSql(sql`c.id`)},
    'payLater', c.pay_later and not is_held,
    'accountCents', b.account_cents, 'bonusCents', b.bonus_cents,
    'depositCents', b.deposit_cents,
    'depositPromisedCents', ${promisedDepositSql({
      customerId: sql`c.id`,
      exceptOrderId: sql`o.copy_of_id`,
    })},
    'hasOverdueDebt', is_held or exists (
      select from overdue_papers p where p.customer_id = c.id and p.cleared_on is null),
    'held', (select coalesce(json_agg(json_build_object('goodId', h.good_id, 'held', h.held,
        'lentDepositCents', g.lent_deposit_cents, 'bottleKind', g.bottle_kind)), '[]')
      from bottle_balances h join goods g on g.id = h.good_id
      where h.customer_id = c.id and h.held > 0))`

export const promoJson = sql`
  (select json_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'percent', p.percent,
      'amountCents', p.amount_cents, 'validFrom', p.valid_from, 'validUntil', p.valid_until,
      'minimumCents', p.minimum_cents, 'useLimit', p.use_limit,
      'customerLimit', p.customer_limit,
      'uses', p.uses, 'usesByCustomer', (
        select count(*) from promo_uses u
        where u.promo_code_id = p.id and u.customer_id = c.id),
      'servicesIncluded', p.services_included, 'isActive', p.is_active,
      'goodIds', case when p.for_chosen_goods then (
        select coalesce(json_agg(pg.good_id), '[]') from promo_code_goods pg
        where pg.promo_code_id = p.id) end,
      'isForCustomer', not p.for_chosen_customers or exists (
        select from promo_code_customers pc
        where pc.promo_code_id = p.id and pc.customer_id = c.id))
    from promo_codes p where p.id = o.promo_code_id)`
