import { sql } from 'kysely'
import { weekdayOf } from '../../domain/calendar.ts'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'
import { openDisputes } from './disputes.ts'

/** An answer is due in two working days; a weekend makes it four. */
const answerMs = (asked: Date): number => {
  const weekday = weekdayOf(rigaDay(asked.getTime()))
  const weekend = weekday === 7 ? 1 : weekday >= 4 ? 2 : 0
  return asked.getTime() + (2 + weekend) * DAY_MS
}

/** Counts of bottles that customers say are not right. */
const disputeSource: AttentionSource = {
  kind: 'dispute',
  right: 'answerDisputes',
  find: async ({ db }) =>
    (await openDisputes(db)).map((dispute) => ({
      id: String(dispute.id),
      group: 'customers' as const,
      since: dispute.openedAt,
      until: new Date(answerMs(dispute.openedAt)),
      cents: null,
      facts: {
        customerId: dispute.customerId,
        name: dispute.customer,
        orderId: dispute.orderId,
        good: dispute.good,
        delivered: dispute.delivered,
        returned: dispute.returned,
        saysDelivered: dispute.saysDelivered,
        saysReturned: dispute.saysReturned,
      },
    })),
}

type Asked = { id: number; cents: number; since: Date; facts: Record<string, string | number> }

/** Deposits that customers ask back. */
const depositRefundSource: AttentionSource = {
  kind: 'deposit_refund',
  right: 'refundToBank',
  find: async ({ db }) => {
    const { rows } = await sql<Asked>`
      select r.id, r.amount_cents as cents, r.requested_at as since,
        json_build_object('customerId', r.customer_id, 'name', c.name, 'payTo', r.pay_to) as facts
      from deposit_refunds r join customers c on c.id = r.customer_id
      where r.state = 'requested' order by r.requested_at, r.id limit 200`.execute(db)
    return rows.map(({ id, cents, since, facts }) => ({
      id: String(id),
      group: 'money' as const,
      since,
      until: new Date(answerMs(since)),
      cents,
      facts,
    }))
  },
}

/** What customers claim about their bottles. */
export const claimSources = [disputeSource, depositRefundSource]
