import { sql } from 'kysely'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { signLink, verifyNumbers } from '../platform/signed-link.ts'

/** Whose account is paid, and for which order. */
export type PayLink = { customerId: number; orderId: number | null }

const purpose = 'pay'

const daysToPay = 30

/** The sum stands beside the key, in the address: money that comes in harms nobody. */
export const payLinkScope = ({ customerId, orderId }: PayLink) => ({
  purpose,
  subject: `${customerId}:${orderId ?? 0}`,
  days: daysToPay,
})

/** The key is the same all day, so that a code on a screen is not drawn anew. */
export function payLinkKey({ secret, clock }: Pick<App, 'secret' | 'clock'>, link: PayLink) {
  const days = Math.floor(clock.now().getTime() / DAY_MS) + daysToPay
  return signLink(secret, { ...payLinkScope(link), expires: new Date(days * DAY_MS) })
}

/** None for a key that is not ours, or is too old. */
export function payLinkOf(
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  key: string,
): PayLink | undefined {
  const link = verifyNumbers(secrets, purpose, key, clock.now())
  if (!link.ok) return undefined
  const [customerId, orderId] = link.value.numbers
  return { customerId: customerId!, orderId: orderId || null }
}

/** Where the account is to be paid: not of a customer who is gone, nor for another's order. */
export async function isPayable(db: Db, { customerId, orderId }: PayLink): Promise<boolean> {
  const { rows } = await sql<{ isPayable: boolean }>`
    select c.anonymised_at is null and (${orderId}::bigint is null or exists (select from orders o
        where o.id = ${orderId} and o.customer_id = c.id)) as is_payable
    from customers c where c.id = ${customerId}`.execute(db)
  return rows[0]?.isPayable ?? false
}

/** What has come by links of an order. */
export async function paidByLink(db: Db, { customerId, orderId }: PayLink): Promise<Cents> {
  if (orderId === null) return 0
  const { cents } = await db
    .selectFrom('payments')
    .select(sql<Cents>`coalesce(sum(topup_cents), 0)::bigint`.as('cents'))
    .where('linkOrderId', '=', orderId)
    .where('customerId', '=', customerId)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow()
  return cents
}
