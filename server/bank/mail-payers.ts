import { sql } from 'kysely'
import { type Cents, sumOf } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'

type Booked = { id: number; target: string; customerId: number | null; cents: Cents }

/** Letters about lines that are just posted: a transfer that came back, and what was too much. */
export async function mailPayers(tx: Tx, matches: readonly Booked[]): Promise<void> {
  await mailReturned(tx, matches)
  await mailOverpaid(tx, matches)
}

async function mailReturned(tx: Tx, matches: readonly Booked[]) {
  const ids = matches.filter(({ target }) => target === 'returned').map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number; customerId: number; cents: Cents; iban: string }>`
    select m.id, m.customer_id, m.cents, r.iban
    from bank_matches m join deposit_refunds r on r.id = m.refund_id
    where m.id = any(${ids}::bigint[])`.execute(tx)
  const mails = rows.map(({ id, customerId, ...payload }) => ({
    cause: causeOf(id),
    customerId,
    payload,
  }))
  await queueMails(tx, 'bank.transfer-returned', mails)
}

/** A debt that these lines have paid with more than it was. */
async function mailOverpaid(tx: Tx, matches: readonly Booked[]) {
  const paid = matches.filter(({ target }) => target === 'customer')
  const customerIds = [...new Set(paid.flatMap(({ customerId }) => customerId ?? []))]
  if (customerIds.length === 0) return
  const { rows } = await sql<{ customerId: number; leftCents: Cents }>`
    select customer_id, cents as left_cents from ledger_balances
    where customer_id = any(${customerIds}::bigint[]) and account = 'account' and cents > 0`.execute(
    tx,
  )
  const mails = rows.flatMap(({ customerId, leftCents }) => {
    const own = paid.filter((match) => match.customerId === customerId)
    const cents = sumOf(own, (match) => match.cents)
    const wasInDebt = leftCents < cents
    return wasInDebt
      ? [{ cause: causeOf(own.at(-1)!.id), customerId, payload: { cents, leftCents } }]
      : []
  })
  await queueMails(tx, 'bank.overpaid', mails)
}

const causeOf = (matchId: number) => `bank-match:${matchId}`
