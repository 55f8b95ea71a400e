import type { Actor } from '../../domain/actor.ts'
import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Promo } from '../../domain/pricing/promo.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'

export type NewPromo = {
  code: string
  benefit: Promo['benefit']
  /** The code is valid on both days. */
  fromDay: Day | null
  toDay: Day | null
  minimumCents: Cents
  maxUses: number | null
  maxUsesPerCustomer: number | null
  leavesOutServices: boolean
  /** Empty lists mean all goods and all customers. */
  goodIds: readonly number[]
  customerIds: readonly number[]
}

export type CreatePromoRefusal =
  | { code: 'exists' }
  | { code: 'unknown_goods' | 'unknown_customers'; ids: number[] }

export async function createPromo(
  app: App,
  tx: Tx,
  by: Actor,
  promo: NewPromo,
): Promise<Outcome<{ id: number }, CreatePromoRefusal>> {
  const goods = await missingIds(tx, 'goods', promo.goodIds)
  if (goods.length > 0) return refuse({ code: 'unknown_goods', ids: goods })
  const customers = await missingIds(tx, 'customers', promo.customerIds)
  if (customers.length > 0) return refuse({ code: 'unknown_customers', ids: customers })
  const made = await tx
    .insertInto('promoCodes')
    .values(rowOf(promo))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse({ code: 'exists' })
  const promoCodeId = made.id
  if (promo.goodIds.length > 0)
    await tx
      .insertInto('promoCodeGoods')
      .values(promo.goodIds.map((goodId) => ({ promoCodeId, goodId })))
      .execute()
  if (promo.customerIds.length > 0)
    await tx
      .insertInto('promoCodeCustomers')
      .values(promo.customerIds.map((customerId) => ({ promoCodeId, customerId })))
      .execute()
  const details = { code: promo.code }
  await audit(app, tx, by, {
    action: 'promo.create',
    subject: 'promo_code',
    subjectId: made.id,
    details,
  })
  return done(made)
}

const rowOf = ({ benefit, fromDay, toDay, ...promo }: NewPromo) => ({
  code: promo.code,
  kind: benefit.kind,
  percent: benefit.kind === 'percent' ? benefit.percent : null,
  amountCents: benefit.kind === 'sum' ? benefit.cents : null,
  validFrom: fromDay && new Date(rigaInstant(fromDay, '00:00')),
  validUntil: toDay && new Date(rigaInstant(addDays(toDay, 1), '00:00')),
  minimumCents: promo.minimumCents,
  useLimit: promo.maxUses,
  customerLimit: promo.maxUsesPerCustomer,
  servicesIncluded: !promo.leavesOutServices,
  forChosenGoods: promo.goodIds.length > 0,
  forChosenCustomers: promo.customerIds.length > 0,
})

async function missingIds(
  tx: Tx,
  table: 'goods' | 'customers',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
