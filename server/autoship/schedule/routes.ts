import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import type { autoshipScheduleCalls } from '../../../contract/shop/autoship-schedule.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { AppWithDb as App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import {
  endPause,
  pauseAutoships,
  type PausedAutoship,
  type PauseResult,
} from '../plan/pause-autoships.ts'
import { answerProposal, openProposals } from '../proposals/answer-proposal.ts'
import { answerForecast, forecastAnswer, forecastFor } from './water-forecast.ts'
import { prepareChangeByKey, readDeliveryByKey } from './delivery-by-key.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { moveDelivery } from './move-delivery.ts'
import type { DeliveryKey } from './lock-delivery.ts'
import { loadSchedule, maxDeliveries } from './load-schedule.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'
import { undoChange, type UndoableWork, withUndo } from './undo.ts'

const defaultCount = 6

export const autoshipScheduleRoutes = (app: App): Handlers<typeof autoshipScheduleCalls> => ({
  readAutoshipDiary: async ({ caller: { customerId, language }, query }) => {
    const schedule = await loadSchedule(app, customerId, query.count ?? defaultCount)
    const { autoship_id: autoshipId } = query
    if (autoshipId !== undefined && !schedule.autoships.some(({ id }) => id === autoshipId))
      return refuse({ code: 'not_found' })
    const entries = schedule.entries.filter(
      ({ autoship }) => autoshipId === undefined || autoship.id === autoshipId,
    )
    const forecast = await forecastFor(app, customerId, schedule)
    return done({
      data: {
        balance: eurosOf(schedule.customerCart.customer.accountCents),
        deliveries: entries.map((entry) => deliveryAnswer(app, entry, schedule, language)),
        enough: forecast && forecastAnswer(forecast),
        proposals: await openProposals(app, customerId),
      },
    })
  },
  skipDelivery: ({ caller, params }) => {
    const key = keyOf(caller.customerId, params)
    return change(app, key, caller.language, (tx) => skipDelivery(app, tx, key))
  },
  unskipDelivery: ({ caller, params }) => {
    const key = keyOf(caller.customerId, params)
    return change(app, key, caller.language, (tx) => unskipDelivery(app, tx, key))
  },
  moveDelivery: ({ caller, params, body }) => {
    const key = keyOf(caller.customerId, params)
    const [newDay, wholeSeries] = [dayOf(body.delivery_date), body.change_autoship === 1]
    const work = (tx: Db) => moveDelivery(app, tx, { ...key, newDay, wholeSeries })
    return change(app, key, caller.language, work, wholeSeries ? newDay : key.plannedOn)
  },
  changeDeliveryItem: ({ caller, params, body }) => {
    const key = keyOf(caller.customerId, params)
    const line = { goodId: body.good_id, ordered: body.order, returned: body.return }
    const work = (tx: Db) => changeDeliveryItem(app, tx, { ...key, ...line })
    return change(app, key, caller.language, work)
  },
  answerEnoughUntil: ({ caller, params, body }) => {
    const key = keyOf(caller.customerId, params)
    return change(app, key, caller.language, (tx) => answerForecast(app, tx, key, body.answer))
  },
  pauseAutoships: async ({ caller: { customerId }, body }) => {
    const pause = { customerId, from: dayOf(body.pause_from), to: dayOf(body.pause_to) }
    const paused = await pauseWithUndo(app, customerId, (tx) => pauseAutoships(app, tx, pause))
    if (!paused.ok) return paused
    const { autoships, undo } = paused.value
    return done({ data: { autoships: autoships.map(pausedAnswer) }, undo })
  },
  endPause: async ({ caller: { customerId } }) => {
    const ended = await pauseWithUndo(app, customerId, (tx) => endPause(app, tx, customerId))
    if (!ended.ok) return ended
    const { autoships, undo } = ended.value
    const data = autoships.map(({ before, nextOn }) => ({ id: before.id, next_delivery: nextOn }))
    return done({ data, undo })
  },
  undoAutoshipChange: async ({ params }) => {
    const undone = await undoChange(app, params.key)
    return undone.ok ? done({ data: null }) : undone
  },
  listDayProposals: async ({ caller: { customerId } }) =>
    done({ data: await openProposals(app, customerId) }),
  answerDayProposal: async ({ caller: { customerId }, params, body }) => {
    const answered = await answerProposal(app, { customerId, proposalId: params.id }, body)
    return answered.ok ? done({ data: await openProposals(app, customerId) }) : answered
  },
  readDeliveryByKey: ({ caller, params }) =>
    readDeliveryByKey(app, params.action, params.key, caller.language),
  changeDeliveryByKey: async ({ caller: { language }, params, body }) => {
    const prepared = await prepareChangeByKey(app, params.action, params.key, body ?? {})
    if (!prepared.ok) return prepared
    return change(app, prepared.value.delivery, language, prepared.value.work)
  },
})

const keyOf = (
  customerId: number,
  { id, planned_on }: { id: number; planned_on: string },
): DeliveryKey => ({ customerId, autoshipId: id, plannedOn: dayOf(planned_on) })

/** Runs a change of one delivery and answers with its new state; the change may move its key. */
async function change(
  app: App,
  key: DeliveryKey,
  language: Language,
  work: UndoableWork,
  plannedOn = key.plannedOn,
): Promise<Outcome<{ data: AutoshipDelivery; undo: string | null }, Refusal>> {
  const changed = await withUndo(app, key.customerId, work)
  if (!changed.ok) return changed
  const schedule = await loadSchedule(app, key.customerId, maxDeliveries, { ...key, plannedOn })
  const entry = schedule.entries.find(
    ({ autoship, planned }) => autoship.id === key.autoshipId && planned.plannedOn === plannedOn,
  )
  if (!entry) return refuse({ code: 'not_found' })
  return done({ data: deliveryAnswer(app, entry, schedule, language), undo: changed.value })
}

async function pauseWithUndo(
  app: App,
  customerId: number,
  work: (tx: Db) => Promise<Outcome<PauseResult, Refusal>>,
): Promise<Outcome<{ autoships: PausedAutoship[]; undo: string | null }, Refusal>> {
  let autoships: PausedAutoship[] = []
  const changed = await withUndo(app, customerId, async (tx) => {
    const result = await work(tx)
    if (!result.ok) return result
    autoships = result.value.paused
    return done(result.value.steps)
  })
  return changed.ok ? done({ autoships, undo: changed.value }) : changed
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
