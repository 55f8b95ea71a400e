import type { handInCalls } from '../../contract/office/hand-in.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { findContainers } from '../bottles/container-places.ts'
import { findCashPlaces } from '../ledger/cash-places.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countCash, countHandIn } from './hand-in/count-hand-in.ts'
import { explainRun, findRunToExplain } from './hand-in/explain-run.ts'
import {
  type BottlesOfRun,
  type CashOfShift,
  loadBottlesOfRun,
  loadCashOfShift,
} from './hand-in/open-matters.ts'

export const handInRoutes = (app: AppWithDb): Handlers<typeof handInCalls> => ({
  readHandIn: async ({ params: { id: runId } }) => {
    const run = await findRunToExplain(app.db, runId)
    if (!run) return refuse({ code: 'no_such_run' })
    const bottles = await loadBottlesOfRun(app.db, runId)
    const cash = await loadCashOfShift(app.db, run.shiftId)
    return done({
      bottles: bottlesAnswer(bottles),
      cash: cashAnswer(cash),
      named: [...bottles.named, ...cash.named],
      explained: (await explainRun(app.db, run)).map(({ key, amount, causes }) => ({
        key,
        amount,
        causes: causes.map(({ stopIds, ...cause }) => ({ ...cause, stopIds: [...stopIds] })),
      })),
    })
  },
  countHandIn: async ({ by, params: { id: runId }, body: { counts } }) => {
    const counted = await allOrNothing(app.db, (tx) => countHandIn(app, tx, by, { runId, counts }))
    return counted.ok ? done(bottlesAnswer(counted.value)) : counted
  },
  countCash: async ({ by, params: { id: runId }, body: counted }) => {
    const cash = await allOrNothing(app.db, (tx) => countCash(app, tx, by, { runId, counted }))
    return cash.ok ? done(cashAnswer(cash.value)) : cash
  },
  readCash: async () => {
    const places = await findCashPlaces(app.db)
    return done({
      places: places.map(({ since, ...place }) => ({
        ...place,
        since: since?.toISOString() ?? null,
      })),
    })
  },
  readContainers: async () => {
    const goods = await findContainers(app.db)
    return done({ goods: goods.map(({ nameLv: name, ...good }) => ({ ...good, name })) })
  },
})

const bottlesAnswer = ({ counted, differences, open }: BottlesOfRun) => ({
  isCounted: counted !== null,
  differences,
  open,
})

/** The expected sum is seen when the purse has been counted. */
const cashAnswer = ({ counted, expectedCents, openCents }: CashOfShift) => ({
  countedCents: counted?.cents ?? null,
  expectedCents: counted ? expectedCents : null,
  openCents,
})
