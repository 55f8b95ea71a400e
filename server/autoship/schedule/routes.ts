import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import type { autoshipLinkCalls } from '../../../contract/shop/autoship-links.ts'
import type { autoshipScheduleCalls } from '../../../contract/shop/autoship-schedule.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { type Actor, byCustomer } from '../../../domain/actor.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import type { OwnChange } from '../plan/own-change.ts'
import { endPause, pauseAutoships, type PausedAutoship } from '../plan/pause-autoships.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { openProposals } from '../proposals/answer-proposal.ts'
import { answerForecast, forecastAnswer, forecastFor } from './water-forecast.ts'
import { changeDeliveryByKey, findDeliveryByKey, readDeliveryByKey } from './delivery-by-key.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { moveDelivery } from './move-delivery.ts'
import type { DeliveryKey } from './lock-delivery.ts'
import { loadSchedule, maxDeliveries } from './load-schedule.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'
import { saveUndo, undoChange, withUndo } from './undo.ts'

type ScheduleHandlers = Handlers<typeof autoshipScheduleCalls>

const defaultCount = 6

export const autoshipScheduleRoutes = (app: AppWithDb): ScheduleHandlers => ({
  readAutoshipDiary: async ({ caller: { customerId, language }, query }) => {
    const count = query.count ?? defaultCount
    const schedule = await loadSchedule(app, app.db, { customerId, count })
    const { autoship_id: autoshipId } = query
    if (autoshipId !== undefined && !schedule.autoships.some(({ id }) => id === autoshipId))
      return refuse({ code: 'not_found' })
    const entries = schedule.entries.filter(
      ({ autoship }) => autoshipId === undefined || autoship.id === autoshipId,
    )
    const forecast = await forecastFor(app, app.db, customerId, schedule)
    return done({
      data: {
        balance: eurosOf(schedule.customerCart.customer.accountCents),
        deliveries: entries.map((entry) => deliveryAnswer(app, entry, schedule, language)),
        enough: forecast && forecastAnswer(forecast),
        proposals: await openProposals(app, customerId),
      },
    })
  },
  ...deliveryHandlers(app),
  ...pauseHandlers(app),
  undoAutoshipChange: async ({ params }) => {
    const undone = await allOrNothing(app.db, (tx) => undoChange(app, tx, params.key))
    return undone.ok ? done({ data: null }) : undone
  },
})

function deliveryHandlers(app: AppWithDb) {
  return {
    skipDelivery: ({ caller: { customerId, language }, by, params }) => {
      const key = keyOf(customerId, params)
      const own = { action: 'deliveries.skip', ...key } as const
      return change(app, by, { own, language }, (tx) => skipDelivery(app, tx, by, key))
    },
    unskipDelivery: ({ caller: { customerId, language }, by, params }) => {
      const key = keyOf(customerId, params)
      const own = { action: 'deliveries.unskip', ...key } as const
      return change(app, by, { own, language }, (tx) => unskipDelivery(app, tx, by, key))
    },
    moveDelivery: ({ caller: { customerId, language }, by, params, body }) => {
      const key = keyOf(customerId, params)
      const [newDay, wholeSeries] = [dayOf(body.delivery_date), body.change_autoship === 1]
      const own = { action: 'deliveries.move', ...key } as const
      const work = (tx: Tx) => moveDelivery(app, tx, by, { ...key, newDay, wholeSeries })
      const plannedOn = wholeSeries ? newDay : key.plannedOn
      return change(app, by, { own, language, plannedOn }, work)
    },
    changeDeliveryItem: ({ caller: { customerId, language }, by, params, body }) => {
      const key = keyOf(customerId, params)
      const line = { goodId: body.good_id, ordered: body.order, returned: body.return }
      const own = { action: 'deliveries.line', ...key } as const
      const work = (tx: Tx) => changeDeliveryItem(app, tx, by, { ...key, ...line })
      return change(app, by, { own, language }, work)
    },
    answerEnoughUntil: ({ caller: { customerId, language }, by, params, body: { answer } }) => {
      const key = keyOf(customerId, params)
      const action = answer === 'one_more' ? 'deliveries.line' : 'deliveries.move'
      const own = { action, ...key } as const
      const work = (tx: Tx) => answerForecast(app, tx, by, { ...key, reply: answer })
      return change(app, by, { own, language }, work)
    },
  } satisfies Partial<ScheduleHandlers>
}

function pauseHandlers(app: AppWithDb) {
  return {
    pauseAutoships: ({ caller: { customerId }, by, body }) => {
      const pause = { customerId, from: dayOf(body.pause_from), to: dayOf(body.pause_to) }
      return allOrNothing(app.db, async (tx) => {
        const paused = await pauseAutoships(app, tx, by, pause)
        if (!paused.ok) return paused
        const own = { action: 'autoships.pause', customerId } as const
        const undo = await saveUndo(app, tx, by, own, paused.value.steps)
        const autoships = paused.value.paused.map(pausedAnswer)
        return done({ data: { autoships }, undo })
      })
    },
    endPause: ({ caller: { customerId }, by }) =>
      allOrNothing(app.db, async (tx) => {
        const ended = await endPause(app, tx, by, { customerId })
        if (!ended.ok) return ended
        const own = { action: 'autoships.resume', customerId } as const
        const undo = await saveUndo(app, tx, by, own, ended.value.steps)
        const data = ended.value.paused.map(({ before, nextOn }) => {
          return { id: before.id, next_delivery: nextOn }
        })
        return done({ data, undo })
      }),
  } satisfies Partial<ScheduleHandlers>
}

/** An order that is confirmed has its own history. */
const ownActions = {
  confirm: 'deliveries.line',
  skip: 'deliveries.skip',
  move: 'deliveries.move',
  add: 'deliveries.line',
} as const

/** The links of mails act for the customer whom they were sent to. */
export const autoshipLinkRoutes = (app: AppWithDb): Handlers<typeof autoshipLinkCalls> => ({
  readDeliveryByKey: ({ caller, params }) => readDeliveryByKey(app, params, caller.language),
  changeDeliveryByKey: async ({ caller: { language }, params, body }) => {
    const found = await findDeliveryByKey(app, params)
    if (!found) return refuse({ code: 'not_found' })
    const { delivery } = found
    const by = byCustomer(delivery.customerId)
    const input = { ...found, ...body, action: params.action }
    const own = { ...delivery, action: ownActions[params.action] }
    return change(app, by, { own, language }, (tx) => changeDeliveryByKey(app, tx, by, input))
  },
})

const keyOf = (
  customerId: number,
  { id, planned_on }: { id: number; planned_on: string },
): DeliveryKey => ({ customerId, autoshipId: id, plannedOn: dayOf(planned_on) })

type Changing = {
  own: OwnChange & DeliveryKey
  language: Language
  /** Where the change moves its key. */
  plannedOn?: Day
}

/** Runs a change of one delivery and answers with its new state. */
async function change(
  app: AppWithDb,
  by: Actor,
  { own, language, plannedOn = own.plannedOn }: Changing,
  work: (tx: Tx) => Promise<Outcome<UndoStep[], Refusal>>,
): Promise<Outcome<{ data: AutoshipDelivery; undo: string | null }, Refusal>> {
  const { customerId, autoshipId } = own
  const changed = await allOrNothing(app.db, (tx) => withUndo(app, tx, by, own, work))
  if (!changed.ok) return changed
  const included = { autoshipId, plannedOn }
  const schedule = await loadSchedule(app, app.db, { customerId, count: maxDeliveries, included })
  const entry = schedule.entries.find(
    ({ autoship, planned }) => autoship.id === autoshipId && planned.plannedOn === plannedOn,
  )
  if (!entry) return refuse({ code: 'not_found' })
  return done({ data: deliveryAnswer(app, entry, schedule, language), undo: changed.value })
}

const pausedAnswer = ({ before, skipped, nextOn }: PausedAutoship) => ({
  id: before.id,
  autoship_name: before.name,
  earlier_pause:
    before.isPaused && before.pauseFrom
      ? { pause_from: before.pauseFrom, pause_to: before.pauseTo }
      : null,
  skipped_days: skipped,
  next_delivery: nextOn,
})
