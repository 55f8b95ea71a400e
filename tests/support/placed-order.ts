import { byCustomer } from '../../domain/actor.ts'
import type { AutoshipMethod } from '../../domain/autoship/autoship-method.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import { sumOf } from '../../domain/money.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { post } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'

export type PlacedLine = { goodId: number; order: number; back?: number }

type OrderToPlace = {
  customerId: number
  lines: PlacedLine[]
  method?: AutoshipMethod
  deliveryCents?: number
  bonusCents?: number
  depositCents?: number
  day?: Day
  status?: 'waitsForPayment' | 'processing' | 'waitingForDelivery'
}

/** An order as placing leaves it, for tests that are about what comes after. */
export const placedOrder = (
  app: Pick<AppWithDb, 'db' | 'clock'>,
  input: OrderToPlace,
): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const {
      customerId,
      lines,
      method = 'account',
      deliveryCents = 0,
      bonusCents = 0,
      depositCents = 0,
      status = 'waitingForDelivery',
    } = input
    const at = app.clock.now()
    const goods = await tx
      .selectFrom('goods')
      .selectAll()
      .where(
        'id',
        'in',
        lines.map(({ goodId }) => goodId),
      )
      .execute()
    const priced = lines.map((line) => ({
      ...line,
      good: goods.find(({ id }) => id === line.goodId)!,
    }))
    const cost = (wanted: typeof priced) =>
      sumOf(wanted, ({ good, order }) => good.basePriceCents * order)
    const waterCents = cost(priced.filter(({ good }) => good.bottleKind !== 'none'))
    const servicesCents = cost(priced.filter(({ good }) => good.kind === 'service'))
    const otherCents = cost(priced) - waterCents - servicesCents
    const totalCents = cost(priced) - bonusCents
    const wholeCents = totalCents + depositCents + deliveryCents
    const { id: orderId } = await tx
      .insertInto('orders')
      .values({
        customerId,
        status,
        deliveryOn: input.day ?? app.clock.today(),
        paymentMethod: method,
        placedAt: at,
        lockedAt: status === 'waitingForDelivery' ? at : null,
        payUntil: status === 'waitsForPayment' ? at : null,
        waterGoodsCents: waterCents,
        otherGoodsCents: otherCents,
        servicesCents,
        discountCents: 0,
        savingsCents: 0,
        bonusCents,
        lentDepositCents: depositCents,
        stateDepositCents: 0,
        depositCents,
        depositToRefundCents: 0,
        deliveryCents,
        totalCents,
        totalWithDepositCents: wholeCents,
        prepaidCents: method === 'cash' ? 0 : wholeCents,
        cashDueCents: method === 'cash' ? wholeCents : 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const items = priced.map(({ good, goodId, order, back = 0 }) => ({
      customerId,
      orderId,
      goodId,
      ordered: order,
      returned: back,
      listPriceCents: good.basePriceCents,
      priceBeforePromoCents: good.basePriceCents,
      unitPriceCents: good.basePriceCents,
      lineCents: good.basePriceCents * order,
      unitLentDepositCents: good.lentDepositCents,
      stateDepositCents: good.stateDepositCents,
      vatClass: good.vatClass,
      kind: good.kind,
      bottleKind: good.bottleKind,
      nameLv: good.nameLv,
      nameEn: good.nameEn,
    }))
    await tx.insertInto('orderItems').values(items).execute()
    if (method !== 'cash') {
      const cause = { kind: 'order', id: orderId, step: 'placed' } as const
      const entry = orderPaidFromAccount(wholeCents)
      await post(tx, { customerId, orderId, by: byCustomer(customerId), cause, entry, at })
    }
    return orderId
  })
