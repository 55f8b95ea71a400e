import type { closingCalls } from '../../contract/office/closing.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import { confirmOrderDeed } from '../autoship/order-deeds.ts'
import { payAwaitedDeed } from '../orders/awaited-deeds.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { closeDayDeed, delayClosingDeed, endClosingDelayDeed } from './closing-deeds.ts'
import { readWeek } from './read-week.ts'
import { nextDayToClose, rehearseClosing } from './rehearse-closing.ts'

export const closingRoutes = (app: AppWithDb): Handlers<typeof closingCalls> => ({
  rehearseClosing: async ({ by, query, caller: { language } }) => {
    const next = await nextDayToClose(app, app.db)
    const day = query.day === undefined ? next : dayOf(query.day)
    return done({ ...(await rehearseClosing(app, by, { day, language })), isNext: day === next })
  },
  readWeek: async ({ query: { from } }) =>
    done(await readWeek(app, from === undefined ? app.clock.today() : dayOf(from))),
  closeDay: ({ by, query, body, caller }) => {
    const rows = [{ day: dayOf(body.day), reason: body.reason }]
    return doAct(app, by, { deed: closeDayDeed, rows }, wantedOf(query, body, caller))
  },
  delayClosing: ({ by, query, body, caller }) => {
    const { hours, reason } = body
    const rows = [{ day: dayOf(body.day), hours, reason }]
    return doAct(app, by, { deed: delayClosingDeed, rows }, wantedOf(query, body, caller))
  },
  endClosingDelay: ({ by, query, body, caller }) => {
    const rows = [{ day: dayOf(body.day), reason: body.reason }]
    return doAct(app, by, { deed: endClosingDelayDeed, rows }, wantedOf(query, body, caller))
  },
  confirmOrders: ({ by, query, body, caller }) => {
    const rows = body.orderIds.map((orderId) => ({ orderId, reason: body.reason }))
    return doAct(app, by, { deed: confirmOrderDeed, rows }, wantedOf(query, body, caller))
  },
  payAwaited: ({ by, query, body, caller }) => {
    const rows = body.orderIds.map((orderId) => ({ orderId, payment: body.payment }))
    return doAct(app, by, { deed: payAwaitedDeed, rows }, wantedOf(query, body, caller))
  },
})
