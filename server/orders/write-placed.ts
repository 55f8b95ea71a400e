import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Db } from '../platform/database/connect.ts'
import { sentAhead } from '../platform/database/sent-ahead.ts'
import type { MailName } from '../platform/mail/mails.ts'
import { frozen, frozenTotals } from './freeze-order.ts'
import type { OrderLetter } from './order-letter.ts'

export type PlacedRow = Required<
  Pick<
    Updateable<Orders>,
    | 'status'
    | 'paymentMethod'
    | 'paymentState'
    | 'deliveryOn'
    | 'addressText'
    | 'phone'
    | 'placedAt'
    | 'payUntil'
    | 'prepaidCents'
    | 'cashDueCents'
    | 'awaitedCents'
    | 'paymentChargeCents'
  >
> & { version: number }

/** A letter that goes along with the order; its job is made after the commit (see `post-mail.ts`). */
export type PlacedLetter = { messageId: string; letter: OrderLetter }

/** All rows that are the customer's alone, in one statement of which nobody waits for the answer: lines, order, its first step and the letter. */
export const writePlaced = (
  tx: Db,
  priced: PricedCart,
  row: PlacedRow,
  told: PlacedLetter | undefined,
) =>
  sql`${sentAhead} with
    frozen as (${frozen(priced.cart.id, priced)}),
    placed as (update orders set status = ${row.status}, payment_method = ${row.paymentMethod},
      payment_state = ${row.paymentState}, delivery_on = ${row.deliveryOn}, address_text = ${row.addressText},
      phone = ${row.phone}, warnings = '{}', version = ${row.version}, placed_at = ${row.placedAt},
      updated_at = ${row.placedAt}, pay_until = ${row.payUntil}, prepaid_cents = ${row.prepaidCents},
      cash_due_cents = ${row.cashDueCents}, awaited_cents = ${row.awaitedCents},
      payment_charge_cents = ${row.paymentChargeCents}, ${sums(priced)}
      where id = ${priced.cart.id})
    ${told ? letter(priced, row.version, told) : sql``}
    insert into order_changes (customer_id, order_id, version, kind, made_by, made_at)
    values (${priced.cart.customerId}, ${priced.cart.id}, ${row.version}, 'placed', 'customer', ${row.placedAt})`.execute(
    tx,
  )

const sums = (priced: PricedCart): RawBuilder<unknown> =>
  sql.join(
    Object.entries(frozenTotals(priced)).map(
      ([column, cents]) => sql`${sql.ref(column)} = ${cents}`,
    ),
  )

const letter = (
  { cart }: PricedCart,
  version: number,
  { messageId, letter: payload }: PlacedLetter,
) => sql`,
    told as (
      insert into mail_outbox (customer_id, template, cause, payload, message_id, language, recipient)
      select id, ${'orders.placed' satisfies MailName}, ${`order:${cart.id}:${version}`}, ${JSON.stringify(payload)}::jsonb,
        ${messageId}, language, email
      from customers where id = ${cart.customerId} and email is not null
      on conflict (template, cause) do nothing)`
