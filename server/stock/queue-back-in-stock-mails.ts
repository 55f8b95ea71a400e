import { sql } from 'kysely'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail, queueMails } from '../platform/mail/queue-mail.ts'

/** Queues one mail for each request whose good is available again. */
export async function queueBackInStockMails({ clock }: App, tx: Tx): Promise<void> {
  const requests = await markNotified(tx, clock.now())
  const mails = requests.map(({ requestId, customerId, email, language, ...payload }) => ({
    cause: `request:${requestId}`,
    customerId,
    payload,
    email,
    language,
  }))
  const toCustomers = mails.filter(({ email }) => email === null)
  await queueMails(tx, template, toCustomers)
  for (const { email: to, ...mail } of mails)
    if (to !== null) await queueMail(tx, { ...mail, template, to })
}

const template = 'catalogue.back-in-stock'

type DueRequest = {
  requestId: number
  customerId: number
  email: string | null
  language: Language
  link: string
  nameLv: string
  nameEn: string
  priceCents: number
}

const mostAtOnce = 500

/** The oldest requests whose good is available again. */
async function markNotified(tx: Tx, now: Date): Promise<DueRequest[]> {
  const { rows } = await sql<DueRequest>`
    with due as (
      select r.id, c.language, g.link, g.name_lv, g.name_en, g.base_price_cents as price_cents
      from back_in_stock_requests r
      join goods g on g.id = r.good_id and g.withdrawn_at is null
      left join stock s on s.good_id = g.id
      join customers c on c.id = r.customer_id
        and (r.email is not null or c.email_confirmed_at is not null)
      where r.notified_at is null and (not g.is_counted or s.on_hand > s.reserved)
      order by r.id limit ${sql.lit(mostAtOnce)} for update of r skip locked)
    update back_in_stock_requests r set notified_at = ${now} from due d where d.id = r.id
    returning r.id as request_id, r.customer_id, r.email, d.language, d.link, d.name_lv, d.name_en,
      d.price_cents`.execute(tx)
  return rows
}
