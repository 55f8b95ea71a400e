import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import type { autoshipDiaryCalls } from '../../../contract/autoship-diary.ts'
import type { Refusal } from '../../../contract/refusals.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { endPause, type PausedAutoship, pauseAutoships } from '../pause-autoships.ts'
import { answerProposal, openProposals } from '../proposals/answer-proposal.ts'
import { answerEnough } from './answer-enough.ts'
import { changeByKey, readByKey } from './by-key.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { enoughAnswer, enoughFor } from './enough.ts'
import { moveDelivery } from './move-delivery.ts'
import type { WhichDelivery } from './open-delivery.ts'
import { mostShown, readDiary } from './read-diary.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'
import { undo, undoable } from './undo.ts'
import type { Step } from './undo-steps.ts'

const usualCount = 6

type Params = { id: number; planned_on: string }

export function autoshipDiaryRoutes(app: App): Handlers<typeof autoshipDiaryCalls> {
  /** Does a change of one delivery and answers with it as it then stands, wherever the series has moved it. */
  const change = async (
    which: WhichDelivery,
    language: Language,
    work: (tx: Db) => Promise<Outcome<Step[], Refusal>>,
    plannedOn = which.plannedOn,
  ): Promise<Outcome<{ data: AutoshipDelivery; undo: string | null }, Refusal>> => {
    const changed = await undoable(app, which.customerId, work)
    if (!changed.ok) return changed
    const diary = await readDiary(app, which.customerId, mostShown, { ...which, plannedOn })
    const entry = diary.entries.find(
      ({ autoship, planned }) =>
        autoship.id === which.autoshipId && planned.plannedOn === plannedOn,
    )
    if (!entry) return refuse({ code: 'not_found' })
    return done({ data: deliveryAnswer(app, entry, diary, language), undo: changed.value })
  }
  const whichOf = (customerId: number, { id, planned_on }: Params): WhichDelivery => ({
    customerId,
    autoshipId: id,
    plannedOn: dayOf(planned_on),
  })

  return {
    readAutoshipDiary: async ({ caller: { customerId, language }, query }) => {
      const diary = await readDiary(app, customerId, query.count ?? usualCount)
      const only = query.autoship_id
      if (only !== undefined && !diary.autoships.some(({ id }) => id === only))
        return refuse({ code: 'not_found' })
      const entries = diary.entries.filter(
        ({ autoship }) => only === undefined || autoship.id === only,
      )
      const enough = await enoughFor(app, customerId, diary)
      return done({
        data: {
          balance: eurosOf(diary.facts.customer.accountCents),
          deliveries: entries.map((entry) => deliveryAnswer(app, entry, diary, language)),
          enough: enough && enoughAnswer(enough),
          proposals: await openProposals(app, customerId),
        },
      })
    },
    skipDelivery: ({ caller: { customerId, language }, params }) => {
      const which = whichOf(customerId, params)
      return change(which, language, (tx) => skipDelivery(app, tx, which))
    },
    unskipDelivery: ({ caller: { customerId, language }, params }) => {
      const which = whichOf(customerId, params)
      return change(which, language, (tx) => unskipDelivery(app, tx, which))
    },
    moveDelivery: ({ caller: { customerId, language }, params, body }) => {
      const which = whichOf(customerId, params)
      const [newDay, wholeSeries] = [dayOf(body.delivery_date), body.change_autoship === 1]
      const work = (tx: Db) => moveDelivery(app, tx, { ...which, newDay, wholeSeries })
      return change(which, language, work, wholeSeries ? newDay : which.plannedOn)
    },
    changeDeliveryItem: ({ caller: { customerId, language }, params, body }) => {
      const which = whichOf(customerId, params)
      const line = { goodId: body.good_id, ordered: body.order, returned: body.return }
      return change(which, language, (tx) => changeDeliveryItem(app, tx, { ...which, ...line }))
    },
    answerEnoughUntil: ({ caller: { customerId, language }, params, body }) => {
      const which = whichOf(customerId, params)
      return change(which, language, (tx) => answerEnough(app, tx, which, body.answer))
    },
    pauseAutoships: async ({ caller: { customerId }, body }) => {
      const pause = { customerId, from: dayOf(body.pause_from), to: dayOf(body.pause_to) }
      let paused: PausedAutoship[] = []
      const undone = await undoable(app, customerId, async (tx) => {
        const all = await pauseAutoships(app, tx, pause)
        if (!all.ok) return all
        paused = all.value.paused
        return done(all.value.steps)
      })
      return undone.ok
        ? done({ data: { autoships: paused.map(pausedAnswer) }, undo: undone.value })
        : undone
    },
    endPause: async ({ caller: { customerId } }) => {
      let ended: PausedAutoship[] = []
      const undone = await undoable(app, customerId, async (tx) => {
        const all = await endPause(app, tx, customerId)
        if (!all.ok) return all
        ended = all.value.paused
        return done(all.value.steps)
      })
      if (!undone.ok) return undone
      return done({
        data: ended.map(({ before, nextOn }) => ({ id: before.id, next_delivery: nextOn })),
        undo: undone.value,
      })
    },
    undoAutoshipChange: async ({ params }) => {
      const undone = await undo(app, params.key)
      return undone.ok ? done({ data: null }) : undone
    },
    listDayProposals: async ({ caller: { customerId } }) =>
      done({ data: await openProposals(app, customerId) }),
    answerDayProposal: async ({ caller: { customerId }, params, body }) => {
      const answered = await answerProposal(app, { customerId, proposalId: params.id }, body)
      return answered.ok ? done({ data: await openProposals(app, customerId) }) : answered
    },
    readDeliveryByKey: ({ caller, params }) =>
      readByKey(app, params.action, params.key, caller.language),
    changeDeliveryByKey: async ({ caller: { language }, params, body }) => {
      const found = await changeByKey(app, params.action, params.key, body ?? {})
      if (!found.ok) return found
      return change(found.value.which, language, found.value.work)
    },
  }
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
