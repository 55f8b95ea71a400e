import type {
  autoshipCalls,
  RegularDelivery,
  RegularOrder,
} from '../../../contract/office/autoships.ts'
import { closingInstant } from '../../../domain/territory/day-closing.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import { findContacts } from '../../customers/find-customers.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { mayOf, stateOf } from '../schedule/delivery-answer.ts'
import { loadSchedule, type Schedule, type ScheduleEntry } from '../schedule/load-schedule.ts'

/** How many next deliveries of each autoship the office sees. */
const shownDeliveries = 4

export const officeAutoshipRoutes = (app: AppWithDb): Handlers<typeof autoshipCalls> => ({
  readCustomerAutoships: async ({ params: { id: customerId }, caller: { language } }) => {
    if (!(await findContacts(app.db, customerId))) return refuse({ code: 'not_found' })
    const schedule = await loadSchedule(app, app.db, { customerId, count: shownDeliveries })
    const autoships = schedule.autoships.map((autoship): RegularOrder => {
      const { id, name, address, items, frequencyWeeks, ...state } = autoship
      const { isActive, isPaused, pauseFrom, pauseTo } = state
      const own = schedule.entries.filter((entry) => entry.autoship.id === id)
      return {
        id,
        name,
        frequencyWeeks,
        isActive,
        isPaused,
        pauseFrom,
        pauseTo,
        address: address?.text ?? null,
        lines: items.map((item) => lineOf(item, nameIn(schedule.goods, language))),
        deliveries: own.slice(0, shownDeliveries).map((entry) => rowOf(entry, schedule, language)),
      }
    })
    return done({ autoships, balanceCents: schedule.customerCart.customer.accountCents })
  },
})

type Counts = { goodId: number; ordered: number; returned: number }

const nameIn = (goods: Map<number, CartGood>, language: Language) => (goodId: number) =>
  goods.get(goodId)?.[language === 'en' ? 'nameEn' : 'nameLv'] ?? ''

const lineOf = ({ goodId, ordered, returned }: Counts, nameOf: (goodId: number) => string) => ({
  goodId,
  name: nameOf(goodId),
  ordered,
  returned,
})

function rowOf(
  entry: ScheduleEntry,
  { goods, firstOpenDay, dayClosesAt }: Schedule,
  language: Language,
): RegularDelivery {
  const { planned, made, coverage, between, method, totalCents } = entry
  const { items: linesMay, ...may } = mayOf(entry, firstOpenDay)
  const isOpen = linesMay === null && planned.day !== null
  return {
    plannedOn: planned.plannedOn,
    day: planned.day,
    state: stateOf(entry),
    orderId: made?.open.id ?? null,
    lines: (made?.order.items ?? entry.lines.lines).map((line) =>
      lineOf(line, nameIn(goods, language)),
    ),
    totalCents,
    payment: method,
    missingCents: coverage.missingCents,
    changeableUntil: isOpen
      ? new Date(closingInstant(planned.day, dayClosesAt)).toISOString()
      : null,
    moveFrom: isOpen && between ? between.from : null,
    moveTo: isOpen && between ? between.to : null,
    may: { ...may, lines: linesMay },
  }
}
