import type { Selectable } from 'kysely'
import type { SandboxOrders } from '../../../db/schema.ts'
import type { PaymentState } from '../../../domain/payments/payment-states.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { OrderRequest } from '../montonio/records.ts'

export type SandboxRefund = {
  uuid: string
  amountCents: number
  idempotencyKey: string
  status: 'SUCCESSFUL'
}

export type SandboxOrder = Omit<Selectable<SandboxOrders>, 'status' | 'request' | 'refunds'> & {
  status: PaymentState
  request: OrderRequest
  refunds: SandboxRefund[]
}

const orders = (db: Db) => db.selectFrom('sandboxOrders').selectAll()

export const findSandboxOrder = (db: Db, uuid: string) =>
  orders(db).where('uuid', '=', uuid).executeTakeFirst() as Promise<SandboxOrder | undefined>

export const lockSandboxOrder = (tx: Db, uuid: string) =>
  orders(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst() as Promise<
    SandboxOrder | undefined
  >

export const lockSandboxOrderByReference = (tx: Db, merchantReference: string) =>
  orders(tx)
    .where('merchantReference', '=', merchantReference)
    .forUpdate()
    .executeTakeFirst() as Promise<SandboxOrder | undefined>

export const moveSandboxOrder = (tx: Db, uuid: string, status: PaymentState) =>
  tx.updateTable('sandboxOrders').set({ status }).where('uuid', '=', uuid).execute()

export const saveSandboxRefunds = (
  tx: Db,
  uuid: string,
  status: PaymentState,
  refunds: SandboxRefund[],
) =>
  tx
    .updateTable('sandboxOrders')
    .set({ status, refunds: JSON.stringify(refunds) })
    .where('uuid', '=', uuid)
    .execute()

type NewOrder = {
  uuid: string
  request: OrderRequest
  cents: number
  createdAt: Date
  expiresAt: Date
}

/** A repeated reference replaces the contents of the unpaid order. */
export async function saveSandboxOrder(
  tx: Db,
  { uuid, request, cents, createdAt, expiresAt }: NewOrder,
) {
  const contents = {
    request: JSON.stringify(request),
    grandTotalCents: cents,
    currency: request.currency,
    expiresAt,
  }
  const { merchantReference } = request
  await tx
    .insertInto('sandboxOrders')
    .values({ uuid, merchantReference, createdAt, ...contents })
    .onConflict((conflict) => conflict.column('merchantReference').doUpdateSet(contents))
    .execute()
}
