import type { FastifyInstance } from 'fastify'
import { addDays } from '../../domain/calendar.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { customerFacts } from '../customers/customer.ts'
import { openCustomerLink } from '../customers/customer-links.ts'
import { signLink } from '../platform/signed-link.ts'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'
import { type LoadedOrder, loadOrders } from './load-orders.ts'
import { itemName } from './order-item-answer.ts'

const purpose = 'delivery-calendar'
const yearMs = 365 * 24 * HOUR_MS

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
    issuedAt: clock.now(),
  })}.ics`

type CalendarRequest = { Params: { file: string } }

const titleOf = {
  lv: (id: number) => `Avots: pasūtījums Nr. ${id}`,
  en: (id: number) => `Avots: order No. ${id}`,
}

/** The deliveries of autoships that are no orders yet; orders know no autoships. */
type PlannedEvents = (customerId: number, language: Language) => Promise<CalendarEvent[]>

/** Calendars need not carry the deliveries of long ago. */
const pastDays = 60

export function calendarRoute(
  server: FastifyInstance,
  app: AppWithDb,
  plannedEvents: PlannedEvents,
): void {
  server.get<CalendarRequest>('/calendar/:file', async ({ params }, reply) => {
    const key = params.file.replace(/\.ics$/, '')
    const numbers = await openCustomerLink(app, purpose, key)
    if (!numbers) return reply.code(404).type('text/plain; charset=utf-8').send('')
    const [customerId, orderId] = numbers
    const orders = await loadOrders(app.db, {
      customerId: customerId!,
      ...(orderId !== undefined && { orderId }),
      states: ['processing', 'waitingForDelivery', 'delivered'],
      limit: 100,
    })
    // Calendar programs send no language: the feed uses the customer's.
    const { language } = await customerFacts(app.db, customerId!)
    const since = addDays(app.clock.today(), -pastDays)
    const events = orders.flatMap((order) => orderEvents(order, language))
    if (orderId === undefined) events.push(...(await plannedEvents(customerId!, language)))
    const recent = events.filter(({ day }) => orderId !== undefined || day >= since)
    return reply
      .type('text/calendar; charset=utf-8')
      .header(
        'content-disposition',
        `inline; filename="avots${orderId === undefined ? '' : `-${orderId}`}.ics"`,
      )
      .header('cache-control', 'private, max-age=600')
      .send(calendarFile(recent, language, app))
  })
}

function orderEvents(order: LoadedOrder, language: Language): CalendarEvent[] {
  const { id, version, status, deliveryOn, addressText, items } = order
  if (deliveryOn === null) return []
  return [
    {
      uid: `order-${id}`,
      sequence: version,
      day: deliveryOn,
      title: titleOf[language](id),
      place: addressText ?? '',
      goods: items.map((item) => ({
        name: itemName(item, language),
        ordered: item.ordered,
        returned: item.returned,
      })),
      path: `/order/${id}`,
      isOver: status === 'delivered',
    },
  ]
}
