import type { AccountEvent, ledgerCalls, Transaction } from '../../contract/shop/ledger.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { eventKind, eventParts } from '../../domain/ledger/event-parts.ts'
import { eurosOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { balanceHistory } from './balances.ts'
import { eventCount, eventPage, type EventRow } from './account-events.ts'
import { transactionCount, transactionPage, type TransactionRow } from './transactions.ts'

const pageSize = 4

export const ledgerRoutes = ({ db, clock }: AppWithDb): Handlers<typeof ledgerCalls> => ({
  listTransactions: async ({ caller: { customerId }, query: { page, code } }) => {
    const rows = await transactionPage(db, { customerId, code, page, pageSize })
    const total = rows[0]?.total ?? (await transactionCount(db, customerId, code))
    const last = Math.max(1, Math.ceil(total / pageSize))
    const data = rows.map(transactionAnswer)
    return done({
      transaction: { current_page: page, last_page: last, per_page: pageSize, total, data },
    })
  },
  listAccountEvents: async ({ caller: { customerId }, query: { page, code } }) => {
    const rows = await eventPage(db, { customerId, code, page, pageSize })
    const total = rows[0]?.total ?? (await eventCount(db, customerId, code))
    const last = Math.max(1, Math.ceil(total / pageSize))
    const data = rows.map(eventAnswer)
    return done({ event: { current_page: page, last_page: last, per_page: pageSize, total, data } })
  },
  readBalanceHistory: async ({ caller, query }) => {
    const { from, to, points } = await balanceHistory(
      db,
      caller.customerId,
      clock.today(),
      query.days,
    )
    return done({
      data: {
        from,
        to,
        points: points.map(({ day, cents }) => ({ day, balance: eurosOf(cents) })),
      },
    })
  },
})

/**
 * A top-up has an advance bill and a month has a bill; an order's invoice is listed with the order.
 */
const causesWithDocument: ReadonlySet<string> = new Set(['payment', 'bill'])

const transactionAnswer = (row: TransactionRow): Transaction => ({
  id: row.id,
  code: row.code,
  amount: eurosOf(row.accountCents || row.bonusCents || row.depositCents),
  bonus: eurosOf(row.bonusCents),
  deposit: eurosOf(row.depositCents),
  paid: eurosOf(row.paidCents),
  balance: eurosOf(row.balanceCents),
  order_id: row.orderId,
  payment_id: row.causeKind === 'payment' ? row.causeId : null,
  note: row.note ?? '',
  created_at: row.postedAt.toISOString(),
  has_invoice: causesWithDocument.has(row.causeKind) && row.code !== 'order' ? 1 : 0,
})

function eventAnswer(row: EventRow): AccountEvent {
  const { causeKind, step, orderId, sums, method, chargeCents, document } = row
  const kind = eventKind({ kind: causeKind, step, hasOrder: orderId !== null })
  const parts = eventParts({ kind, sums, chargeCents, isDeferred: method === 'deferred' })
  return {
    id: row.id,
    kind,
    amount: eurosOf(sums.account ?? 0),
    parts: parts.map(({ what, cents }) => ({ what, sum: eurosOf(cents) })),
    bonus: eurosOf(sums.bonus ?? 0),
    balance: eurosOf(row.balanceCents),
    method,
    order_id: orderId,
    note: row.note ?? '',
    created_at: row.postedAt.toISOString(),
    document: document && {
      ramus_id: documentNumber(document.kind, document.year, document.number),
      amount: eurosOf(document.totalCents),
    },
  }
}
