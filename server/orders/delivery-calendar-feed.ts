import type { FastifyInstance } from 'fastify'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { customerFacts } from '../customers/customer.ts'
import { signLink, verifyLink } from '../platform/signed-link.ts'
import { type LoadedOrder, loadOrders } from './load-orders.ts'
import { itemName } from './order-item-answer.ts'

const purpose = 'delivery-calendar'
const yearMs = 365 * 24 * 3_600_000

type Deliveries = { customerId: number; orderId?: number | undefined }

/** A calendar program cannot log in: the URL itself gives access, for a year. */
export const calendarUrl = (
  { secret, clock, config }: AppWithDb,
  { customerId, orderId }: Deliveries,
): string =>
  `${config.publicUrl}/calendar/${signLink(secret, {
    purpose,
    subject: orderId === undefined ? String(customerId) : `${customerId}:${orderId}`,
    expires: new Date(clock.now().getTime() + yearMs),
  })}.ics`

type CalendarRequest = { Params: { file: string } }

const titleOf = {
  lv: (id: number) => `Avots: pasūtījums Nr. ${id}`,
  en: (id: number) => `Avots: order No. ${id}`,
}

export function calendarRoute(server: FastifyInstance, app: AppWithDb): void {
  server.get<CalendarRequest>('/calendar/:file', async ({ params }, reply) => {
    const key = params.file.replace(/\.ics$/, '')
    const link = verifyLink(app.secret, purpose, key, app.clock.now())
    if (!link.ok) return reply.code(404).type('text/plain; charset=utf-8').send('')
    const [customerId, orderId] = link.value.subject.split(':').map(Number)
    const orders = await loadOrders(app.db, {
      customerId: customerId!,
      ...(orderId !== undefined && { orderId }),
      states: ['processing', 'waitingForDelivery', 'delivered'],
      limit: 100,
    })
    // Calendar programs send no language: the feed uses the customer's.
    const { language } = await customerFacts(app.db, customerId!)
    return reply
      .type('text/calendar; charset=utf-8')
      .header(
        'content-disposition',
        `inline; filename="avots${orderId === undefined ? '' : `-${orderId}`}.ics"`,
      )
      .header('cache-control', 'private, max-age=600')
      .send(calendarFile(orders, language, app))
  })
}

/** RFC 5545: lines end in CRLF; a delivery keeps its UID, so that a new day moves the event. */
export function calendarFile(
  orders: readonly LoadedOrder[],
  language: Language,
  app: Pick<App, 'clock' | 'config'>,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Avots//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...orders.flatMap((order) => eventLines(order, language, app)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(
  order: LoadedOrder,
  language: Language,
  { clock, config }: Pick<App, 'clock' | 'config'>,
): string[] {
  const { id, version, deliveryOn, addressText, items } = order
  if (deliveryOn === null) return []
  const stamp = clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
  const plain = (day: Day) => day.replaceAll('-', '')
  const goods = items
    .filter(({ ordered }) => ordered > 0)
    .map((item) => `${item.ordered} × ${itemName(item, language)}`)
  return [
    'BEGIN:VEVENT',
    `UID:order-${id}@${new URL(config.publicUrl).hostname}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(deliveryOn)}`,
    `DTEND;VALUE=DATE:${plain(addDays(deliveryOn, 1))}`,
    `SUMMARY:${escaped(titleOf[language](id))}`,
    `LOCATION:${escaped(addressText ?? '')}`,
    `DESCRIPTION:${escaped(goods.join('\n'))}`,
    `URL:${config.publicUrl}/order/${id}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, String.raw`\n`)

/** RFC 5545 limits lines to 75 octets; a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
