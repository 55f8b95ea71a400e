import type { ledgerCalls, Transaction } from '../../contract/shop/ledger.ts'
import { eurosOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { balanceHistory } from './balances.ts'
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
