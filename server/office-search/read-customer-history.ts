import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AuditRow } from '../../contract/office/audit.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import { findContacts } from '../customers/find-customers.ts'
import type { Db } from '../platform/database/connect.ts'
import { type FoundEntry, readAudit } from '../staff/read-audit.ts'
import { historySource } from './history-source.ts'

type Reading = { customerId: number; cursor: string | undefined; language: Language }
type History = { rows: z.input<typeof AuditRow>[]; nextCursor: string | null }

const shown = 25

/**
 * What was done to a customer's record and orders, the latest first. Who looked at it, and from
 * which network, is for the reader of the whole audit trail alone.
 */
export async function readCustomerHistory(
  db: Db,
  { customerId, cursor, language }: Reading,
): Promise<Outcome<History, Refusal>> {
  if (!(await findContacts(db, customerId))) return refuse({ code: 'not_found' })
  return done(await readHistoryPage(db, historySource(customerId), { cursor, language }))
}

/** The same of one order. */
export async function readOrderHistory(
  db: Db,
  { orderId, ...reading }: Omit<Reading, 'customerId'> & { orderId: number },
): Promise<Outcome<History, Refusal>> {
  const order = await db
    .selectFrom('orders')
    .select('customerId')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return refuse({ code: 'not_found' })
  const ofOrder = sql<FoundEntry>`
    select * from (${historySource(order.customerId)}) entry
    where entry.subject = 'order' and entry.subject_id = ${orderId}`
  return done(await readHistoryPage(db, ofOrder, reading))
}

/** Entries of a source, the latest first, without the networks that they came from. */
export async function readHistoryPage(
  db: Db,
  source: RawBuilder<FoundEntry>,
  { cursor, language }: Omit<Reading, 'customerId'>,
): Promise<History> {
  const sort = { field: 'at', isDescending: true }
  const request = { filter: [], sort, limit: shown, ...(cursor !== undefined && { cursor }) }
  const { rows, nextCursor } = await readAudit(db, request, language, source)
  const hidden = rows.map(({ by, ...row }) => ({ ...row, by: { ...by, address: null } }))
  return { rows: hidden, nextCursor }
}
