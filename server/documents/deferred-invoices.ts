import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import { isReversedSql } from './is-reversed.ts'

/** Invoices of a month that are paid by its monthly bill; of a corrected delivery the last one. */
export const findDeferredInvoices = (db: Db, customerId: number, from: Day, before: Day) =>
  deferredInvoices(db, from, before)
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

export async function findCustomersWithDeferred(db: Db, from: Day, before: Day): Promise<number[]> {
  const rows = await deferredInvoices(db, from, before).select('customerId').distinct().execute()
  return rows.map(({ customerId }) => customerId)
}

/** Customers that already have the bill of a month. */
export async function findBilledCustomers(db: Db, month: number): Promise<number[]> {
  const rows = await monthlyBills(db).select('customerId').where('causeId', '=', month).execute()
  return rows.map(({ customerId }) => customerId)
}

/** A month such as "2026-11"; undefined before the first bill. */
export async function findLatestBilledMonth(db: Db): Promise<string | undefined> {
  const row = await monthlyBills(db)
    .select((document) => document.fn.max('causeId').as('month'))
    .executeTakeFirst()
  return row?.month ? String(row.month).replace(/(..)$/, '-$1') : undefined
}

const monthlyBills = (db: Db) =>
  db.selectFrom('papers').where('kind', '=', 'monthly_bill').where('causeKind', '=', 'month')

const deferredInvoices = (db: Db, from: Day, before: Day) =>
  db
    .selectFrom('papers')
    .where('kind', '=', 'invoice')
    .where('issuedOn', '>=', from)
    .where('issuedOn', '<', before)
    .where(sql<boolean>`settled @> '[{"by": "deferred"}]'`)
    .where(sql<boolean>`not ${isReversedSql(sql`papers`)}`)
