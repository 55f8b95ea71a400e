import { type RawBuilder, sql } from 'kysely'
import type { Hit } from '../../contract/office/effects.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { Tx } from '../platform/database/connect.ts'

type Query = { what: string; customers: RawBuilder<unknown> }

const autoships: Query = {
  what: 'autoships',
  customers: sql`select customer_id from autoships where is_active and removed_at is null`,
}
const bottleHolders: Query = {
  what: 'bottle_holders',
  customers: sql`select customer_id from bottle_balances where held > 0`,
}
const bonusHolders: Query = {
  what: 'bonus_customers',
  customers: sql`select id as customer_id from customers where enable_bonus and role = 'customer'`,
}
const waitingOrders: Query = {
  what: 'orders_waiting_for_payment',
  customers: sql`select customer_id from orders where status = 'waitsForPayment'`,
}
const openCarts: Query = {
  what: 'open_carts',
  customers: sql`select l.customer_id from cart_lines l
    join customers c on c.id = l.customer_id and c.role = 'customer'`,
}

/** Who will feel a setting: their next delivery, cart or order is made by the new value. */
const queries: Record<keyof ShopSettings, readonly Query[]> = {
  freeDeliveryFromCents: [autoships, openCarts],
  fuelSurchargeCents: [autoships, openCarts],
  deliveryFeeCents: [autoships, openCarts],
  thirdPartyFreeAboveCents: [openCarts],
  parcelMachinePriceCents: [openCarts],
  thirdPartyCourierPriceCents: [openCarts],
  dayClosesAt: [autoships],
  runSpareBottles: [],
  depositSteps: [bottleHolders, autoships, openCarts],
  bonusUsePercent: [bonusHolders],
  bonusEarnPercent: [bonusHolders],
  cashLimitCents: [openCarts],
  pendingPaymentHours: [waitingOrders],
  autoshipLeadDays: [autoships],
  acceptsCustomersAtOnce: [],
  goodwillLimitCents: [],
  refundLimitCents: [],
  stockCountLimitCents: [],
  correctionLimitCents: [],
  monthlyBillsDay: [],
  monthlyBillsHeld: [],
  paymentTermDays: [],
  debtNoticeDays: [],
  debtReminderDays: [],
  debtSecondReminderDays: [],
  debtCallDays: [],
  debtHoldDays: [],
  debtLetterDays: [],
  smallDebtCents: [],
  seller: [],
}

const fewNames = 5

export async function whomItHits(tx: Tx, key: keyof ShopSettings): Promise<Hit[]> {
  const hits: Hit[] = []
  for (const { what, customers } of queries[key]) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      with hit as (select distinct customer_id from (${customers}) q)
      select (select count(*)::int from hit) as count, array(
        select coalesce(c.name, '') from customers c where c.id in (select customer_id from hit)
        order by c.id limit ${fewNames}) as names`.execute(tx)
    const { count, names } = rows[0]!
    if (count > 0) hits.push({ what, count, names })
  }
  return hits
}
