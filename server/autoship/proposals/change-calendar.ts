import type {
  CalendarChange,
  Decision,
  LetterWords,
} from '../../../contract/office/calendar-change.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { mayDeliverOn } from '../../../domain/territory/days.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueNewDayProposals } from '../../territory/change-holiday.ts'
import { clockOfDelivery, loadTerritory, regionDays } from '../../territory/region-days.ts'
import { moveDelivery } from '../schedule/move-delivery.ts'
import { applyChange, type Restoring, subjectOfChange } from './apply-change.ts'
import { displacedTexts, findDisplaced, textOf } from './preview-displaced.ts'
import { deliveryOf, endOutdated, propose } from './propose-days.ts'
import { findRegionsOfOrders } from './change-store.ts'
import type { Asking, NewProposal } from './proposal-store.ts'

export type Changing = {
  change: CalendarChange
  decisions: readonly Decision[]
  answerBy: Day | null
  /** Why, as the letters say it in place of the shop's own words. */
  letterWords: LetterWords | null
}

export type Changed = {
  changeId: number
  former: Restoring
  /** Choices of the office that cannot be: these deliveries keep the proposed day. */
  impossible: ReadonlySet<string>
}

/**
 * Changes the days on which we drive and asks, in the same transaction, each customer whose
 * delivery loses its day. A preview is this very verb, rolled back.
 */
export async function changeCalendar(
  app: App,
  tx: Tx,
  by: Actor,
  { change, decisions, answerBy, letterWords }: Changing,
): Promise<Outcome<Changed, Refusal>> {
  const before = await displacedTexts(await withTerritoryOf(app, tx), tx)
  const applied = await applyChange(app, tx, by, change)
  if (!applied.ok) return applied
  const changeId = await insertChange(app, tx, by, { change, former: applied.value, answerBy })
  const inside = await withTerritoryOf(app, tx)
  const lostDays = await endOutdated(inside, tx)
  const displaced = await findDisplaced(inside, tx)
  const found = displaced.filter((delivery) => !before.has(textOf(delivery)))
  const asking = { changeId, answerBy }
  const decided = await decide(inside, tx, by, { found, decisions, asking })
  await propose(inside, tx, decided.asked, lostDays, letterWords)
  // A process that has not heard of the change yet may still put an order on a lost day.
  await queueNewDayProposals(tx)
  return done({ changeId, former: applied.value, impossible: decided.impossible })
}

/** The days as this transaction has written them. */
export async function withTerritoryOf(app: App, tx: Tx): Promise<App> {
  const territory = await loadTerritory(tx, app.clock.today())
  return { ...app, territory: () => Promise.resolve(territory) }
}

type Stored = { change: CalendarChange; former: Restoring; answerBy: Day | null }

async function insertChange(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { change, former, answerBy }: Stored,
): Promise<number> {
  const { id } = await tx
    .insertInto('calendarChanges')
    .values({
      kind: change.kind,
      subject: subjectOfChange(change),
      change: JSON.stringify(change),
      former: JSON.stringify(former),
      answerBy,
      madeAt: clock.now(),
      ...actorColumns(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Deciding = {
  found: readonly NewProposal[]
  decisions: readonly Decision[]
  asking: { changeId: number; answerBy: Day | null }
}

/** Puts the office's choices in place of what the shop would propose, where they can be. */
async function decide(app: App, tx: Tx, by: Actor, { found, decisions, asking }: Deciding) {
  const decisionOf = new Map(decisions.map((decision) => [decision.delivery, decision]))
  const regionOf = await findRegionsOfOrders(
    tx,
    found.flatMap(({ orderId }) => orderId ?? []),
  )
  const asked: (NewProposal & Asking)[] = []
  const impossible = new Set<string>()
  for (const delivery of found) {
    const { day, toldBy = 'mail' } = decisionOf.get(deliveryOf(delivery)) ?? {}
    const row = { ...delivery, ...asking, toldBy, isMoved: false }
    const newDay = day === undefined ? null : dayOf(day)
    if (newDay === null || newDay === delivery.newDay) asked.push(row)
    else if (delivery.orderId !== null) {
      const isPossible = await mayPropose(app, regionOf.get(delivery.orderId), newDay)
      if (!isPossible) impossible.add(deliveryOf(delivery))
      asked.push(isPossible ? { ...row, newDay } : row)
    } else {
      const { customerId, autoshipId, plannedOn } = delivery
      const key = { customerId, autoshipId: autoshipId!, plannedOn: plannedOn! }
      const moved = await moveDelivery(app, tx, by, { ...key, newDay, wholeSeries: false })
      if (!moved.ok) impossible.add(deliveryOf(delivery))
      asked.push(moved.ok ? { ...row, newDay, isMoved: true } : row)
    }
  }
  return { asked, impossible }
}

async function mayPropose(app: App, regionId: number | undefined, day: Day): Promise<boolean> {
  const days = regionId === undefined ? null : await regionDays(app, regionId)
  return mayDeliverOn(day, days, await clockOfDelivery(app)).ok
}
