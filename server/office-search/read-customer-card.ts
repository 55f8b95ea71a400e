import { sql } from 'kysely'
import type { CustomerCard } from '../../contract/office/search.ts'
import type { Actor } from '../../domain/actor.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { findContacts } from '../customers/find-customers.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { masked, type SeenFields } from './seen-fields.ts'

const latest = 10

type Reading = { customerId: number; seen: SeenFields }

/** A customer with the latest orders and documents. That it was read is stored for 90 days. */
export async function readCustomerCard(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, seen }: Reading,
): Promise<Outcome<CustomerCard, Refusal>> {
  const permitted = await permit(app, tx, by, 'searchEverything')
  if (!permitted.ok) return permitted
  const customer = await findContacts(tx, customerId)
  if (!customer) return refuse({ code: 'not_found' })
  await audit(app, tx, by, {
    action: 'customers.read',
    customerId,
    subject: 'customer',
    subjectId: customerId,
    kept: 'quarter',
  })
  const { name, personType, creditLimitCents, payLater, ...known } = customer
  return done({
    ...masked(known, seen),
    name: name ?? '',
    isCompany: personType === 'company',
    credit: seen.credit ? { creditLimitCents, payLater } : null,
    orders: await latestOrders(tx, customerId),
    documents: await latestDocuments(tx, customerId),
  })
}

const latestOrders = (db: Db, customerId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'deliveryOn'])
    .select(({ fn }) => fn.coalesce('deliveredCents', 'totalWithDepositCents').as('totalCents'))
    .select(sql<boolean>`held_at is not null`.as('isHeld'))
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()

async function latestDocuments(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('papers')
    .select(['id', 'kind', 'year', 'number', 'orderId', 'totalCents'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  return rows.map(({ kind, year, number, ...row }) => ({
    ...row,
    number: documentNumber(kind as DocumentKind, year, number),
  }))
}
