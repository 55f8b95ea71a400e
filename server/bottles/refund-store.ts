import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { DepositRefunds } from '../../db/schema.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

export type DepositRefund = Selectable<DepositRefunds>

const refunds = (db: Db) => db.selectFrom('depositRefunds').selectAll()

export const findOpenRefund = (db: Db, customerId: number) =>
  refunds(db)
    .where('customerId', '=', customerId)
    .where('state', '=', 'requested')
    .executeTakeFirst()

export const latestRefund = (db: Db, customerId: number) =>
  refunds(db).where('customerId', '=', customerId).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** With the names that the bank asks for. */
export const openRefunds = (db: Db) =>
  db
    .selectFrom('depositRefunds')
    .innerJoin('customers', 'customers.id', 'depositRefunds.customerId')
    .selectAll('depositRefunds')
    .select('customers.name')
    .where('state', '=', 'requested')
    .orderBy('depositRefunds.id')
    .execute()

export const lockRefund = (tx: Db, refundId: number) =>
  refunds(tx).where('id', '=', refundId).forUpdate().executeTakeFirst()

export const insertRefund = (
  tx: Tx,
  by: Actor,
  refund: Omit<Insertable<DepositRefunds>, 'actorKind'>,
) =>
  tx
    .insertInto('depositRefunds')
    .values({ ...refund, ...actorColumns(by) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateRefund = (
  tx: Tx,
  by: Actor,
  refundId: number,
  change: Updateable<DepositRefunds>,
) =>
  tx
    .updateTable('depositRefunds')
    .set({ ...change, ...actorColumns(by) })
    .where('id', '=', refundId)
    .execute()

export const goodNames = (db: Db, goodIds: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'nameLv', 'nameEn'])
    .where(sql<boolean>`id = any(${goodIds})`)
    .execute()
