import type { handInCalls } from '../../contract/office/hand-in.ts'
import { expectedAtHandIn } from '../../domain/dispatch/run-differences.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { findContainers } from '../bottles/container-places.ts'
import { findCashPlaces, findSpentOfShift } from '../ledger/cash-places.ts'
import type { Db } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { countCash, countHandIn } from './hand-in/count-hand-in.ts'
import { findDeclaredEmpties, findHandInCounts } from './hand-in/count-store.ts'
import { explainRun, findRunToExplain } from './hand-in/explain-run.ts'
import {
  type BottlesOfRun,
  type CashOfShift,
  goodsToCount,
  loadBottlesOfRun,
  loadCashOfShift,
} from './hand-in/open-matters.ts'
import { findSignature, type Signed } from './hand-in/sign-hand-in.ts'
import { findGoodFacts } from './runs/good-facts.ts'
import type { LockedRun } from './runs/run-store.ts'

export const handInRoutes = (app: AppWithDb): Handlers<typeof handInCalls> => ({
  readHandIn: async ({ caller: { language }, params: { id: runId } }) => {
    const run = await findRunToExplain(app.db, runId)
    return run ? done(await handInAnswer(app.db, run, language)) : refuse({ code: 'no_such_run' })
  },
  readHandInCount: async ({ caller: { language }, params: { id: runId } }) =>
    (await findRunToExplain(app.db, runId))
      ? done(await bottlesAnswer(app.db, runId, await loadBottlesOfRun(app.db, runId), language))
      : refuse({ code: 'no_such_run' }),
  countHandIn: async ({ by, caller: { language }, params: { id: runId }, body: { counts } }) => {
    const counted = await allOrNothing(app.db, (tx) => countHandIn(app, tx, by, { runId, counts }))
    return counted.ok ? done(await bottlesAnswer(app.db, runId, counted.value, language)) : counted
  },
  countCash: async ({ by, params: { id: runId }, body: counted }) => {
    const cash = await allOrNothing(app.db, (tx) => countCash(app, tx, by, { runId, counted }))
    if (!cash.ok) return cash
    const run = await findRunToExplain(app.db, runId)
    return done(cashAnswer(run!.shiftId, cash.value))
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
  readContainers: async ({ caller: { language } }) => {
    const goods = await findContainers(app.db)
    return done({
      goods: goods.map(({ nameLv, nameEn, ...good }) => ({
        ...good,
        name: language === 'en' ? nameEn : nameLv,
      })),
    })
  },
})

type Run = Pick<LockedRun, 'id' | 'shiftId' | 'day'>

async function handInAnswer(db: Db, run: Run, language: Language) {
  const { id: runId, shiftId } = run
  const bottles = await loadBottlesOfRun(db, runId)
  const cash = await loadCashOfShift(db, shiftId)
  const signed = await findSignature(db, runId)
  const spent = await findSpentOfShift(db, shiftId)
  return {
    bottles: await bottlesAnswer(db, runId, bottles, language),
    cash: cashAnswer(shiftId, cash),
    named: [...bottles.named, ...cash.named],
    spent: spent.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    signed: signed ? await signedAnswer(db, signed, language) : null,
    explained: (await explainRun(db, run)).map(({ key, amount, causes }) => ({
      key,
      amount,
      causes: causes.map(({ stopIds, ...cause }) => ({ ...cause, stopIds: [...stopIds] })),
    })),
  }
}

/** The expected pieces are seen when every good has been counted. */
async function bottlesAnswer(db: Db, runId: number, bottles: BottlesOfRun, language: Language) {
  const { goods, counted, differences, open } = bottles
  const goodIds = goodsToCount(goods)
  const facts = await findGoodFacts(db, goodIds, language)
  const counts = await findHandInCounts(db, [runId])
  const declared = await findDeclaredEmpties(db, runId)
  return {
    isCounted: counted !== null,
    goods: goodIds.map((goodId) => ({
      goodId,
      ...facts.get(goodId)!,
      counted: counts.find((count) => count.goodId === goodId) ?? null,
      expected: counted && expectedAtHandIn(goods.find((good) => good.goodId === goodId)!),
      declaredEmpties: counted && (declared.get(goodId) ?? 0),
    })),
    differences,
    open,
  }
}

async function signedAnswer(
  db: Db,
  { empties = [], signedAt, ...signed }: Signed,
  language: Language,
) {
  const goodIds = empties.map(({ goodId }) => goodId)
  const facts = await findGoodFacts(db, goodIds, language)
  return {
    ...signed,
    signedAt: signedAt.toISOString(),
    empties: empties.map(({ goodId, pieces }) => ({ name: facts.get(goodId)?.name ?? '', pieces })),
  }
}

/** The expected sum is seen when the purse has been counted. */
const cashAnswer = (shiftId: number, { counted, expectedCents, openCents }: CashOfShift) => ({
  shiftId,
  notes: counted?.notes ? [...counted.notes] : null,
  countedCents: counted?.cents ?? null,
  expectedCents: counted ? expectedCents : null,
  openCents,
})
