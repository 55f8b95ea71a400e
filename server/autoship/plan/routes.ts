import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import type { autoshipCalls } from '../../../contract/shop/autoship.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { nextDelivery } from '../../../domain/autoship/series.ts'
import { seriesOf } from '../../../domain/autoship/schedule.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { PricedCart } from '../../cart/price-cart.ts'
import { readCart } from '../../cart/read-cart.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { readAutoships } from './autoship-answer.ts'
import { allOrNothing, inTransaction } from '../../platform/database/transaction.ts'
import { changeAutoship, processAutoship } from './change-autoship.ts'
import { changeItem, removeItem } from './change-item.ts'
import { cloneAutoship, createAutoship } from './create-autoship.ts'
import { servedDays } from './served-days.ts'
import { withUndo } from '../schedule/undo.ts'
import { loadAutoships, planOf } from './plan-store.ts'
import { type AutoshipOffers, autoshipOffers } from './autoship-offers.ts'
import type { AutoshipKey } from './lock-autoship.ts'
import { removeAutoship } from './remove-autoship.ts'

type AutoshipHandlers = Handlers<typeof autoshipCalls>

export const autoshipRoutes = (app: AppWithDb): AutoshipHandlers => ({
  ...readHandlers(app),
  ...changeHandlers(app),
  ...itemHandlers(app),
})

function readHandlers(app: AppWithDb) {
  return {
    listAutoships: async ({ caller: { customerId, language } }) =>
      done({ data: { data: await readAutoships(app, app.db, { customerId }, language) } }),
    readAutoship: async ({ caller: { customerId, language }, params }) => {
      const found = await read(app, keyOf(customerId, params), language)
      return found.ok ? done({ data: { data: found.value } }) : found
    },
    readNextDelivery: async ({ caller: { customerId }, params, query }) => {
      const [autoship] = await loadAutoships(app.db, keyOf(customerId, params), app.clock.today())
      if (!autoship) return refuse({ code: 'not_found' })
      const plan = planOf(autoship)
      if (!plan) return done({ next_delivery: null })
      const anchorDay = query.delivery_date ? dayOf(query.delivery_date) : plan.anchorDay
      const series = seriesOf({ ...plan, anchorDay })
      return done({
        next_delivery: nextDelivery(series, await servedDays(app, autoship), anchorDay),
      })
    },
    listAutoshipOffers: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(app, app.db, { customerId, cartId: params.id })
      if (!priced) return refuse({ code: 'not_found' })
      return done({ data: offersAnswer(priced, await autoshipOffers(app, priced), language) })
    },
  } satisfies Partial<AutoshipHandlers>
}

function changeHandlers(app: AppWithDb) {
  return {
    createAutoship: async ({ caller: { customerId, language }, by }) => {
      const created = await inTransaction(app.db, (tx) =>
        createAutoship(app, tx, by, { customerId }),
      )
      if (!created.ok) return created
      const found = await read(app, { customerId, autoshipId: created.value }, language)
      return found.ok ? done({ data: found.value }) : found
    },
    changeAutoship: async ({ caller: { customerId, language }, by, params, body: change }) => {
      const key = keyOf(customerId, params)
      const own = { action: 'autoships.change', ...key } as const
      const work = (tx: Tx) => changeAutoship(app, tx, by, { ...key, change })
      const changed = await allOrNothing(app.db, (tx) => withUndo(app, tx, by, own, work))
      const found = await readAfter(app, changed, key, language)
      return found.ok ? done({ data: found.value, undo: changed.ok ? changed.value : null }) : found
    },
    removeAutoship: async ({ caller: { customerId }, by, params }) => {
      const key = keyOf(customerId, params)
      const own = { action: 'autoships.end', ...key } as const
      const work = (tx: Tx) => removeAutoship(app, tx, by, key)
      const removed = await allOrNothing(app.db, (tx) => withUndo(app, tx, by, own, work))
      return removed.ok ? done({ data: null, undo: removed.value }) : removed
    },
    cloneAutoship: async ({ caller: { customerId, language }, by, params }) => {
      const key = keyOf(customerId, params)
      const cloned = await inTransaction(app.db, (tx) => cloneAutoship(app, tx, by, key))
      if (!cloned.ok) return cloned
      const found = await read(app, { customerId, autoshipId: cloned.value }, language)
      return found.ok ? done({ data: { data: found.value } }) : found
    },
    processAutoship: async ({ caller: { customerId, language }, by, params }) => {
      const key = keyOf(customerId, params)
      const started = await allOrNothing(app.db, (tx) => processAutoship(app, tx, by, key))
      const found = await readAfter(app, started, key, language)
      return found.ok ? done({ data: found.value }) : found
    },
  } satisfies Partial<AutoshipHandlers>
}

function itemHandlers(app: AppWithDb) {
  return {
    listAutoshipItems: async ({ caller: { customerId, language }, params }) => {
      const found = await read(app, keyOf(customerId, params), language)
      return found.ok ? done({ data: { data: found.value.items } }) : found
    },
    changeAutoshipItem: async ({ caller: { customerId, language }, by, params, body: change }) => {
      const key = keyOf(customerId, params)
      const changed = await inTransaction(app.db, (tx) =>
        changeItem(app, tx, by, { ...key, change }),
      )
      if (!changed.ok) return changed
      const found = await read(app, key, language)
      if (!found.ok) return found
      const { items, details } = found.value
      const { goodId, requested, granted } = changed.value
      const item = items.find(({ good_id }) => good_id === goodId) ?? null
      return done({ data: { data: items, item, requested, granted, details } })
    },
    removeAutoshipItem: async ({ caller: { customerId, language }, by, params }) => {
      const key = keyOf(customerId, params)
      const line = { ...key, goodId: params.goodId }
      const removed = await inTransaction(app.db, (tx) => removeItem(app, tx, by, line))
      const found = await readAfter(app, removed, key, language)
      return found.ok ? done({ data: found.value }) : found
    },
  } satisfies Partial<AutoshipHandlers>
}

const keyOf = (customerId: number, params: { id: number }): AutoshipKey => ({
  customerId,
  autoshipId: params.id,
})

async function read(
  app: AppWithDb,
  key: AutoshipKey,
  language: Language,
): Promise<Outcome<Autoship, Refusal>> {
  const [autoship] = await readAutoships(app, app.db, key, language)
  return autoship ? done(autoship) : refuse({ code: 'not_found' })
}

const readAfter = async (
  app: AppWithDb,
  outcome: Outcome<unknown, Refusal>,
  key: AutoshipKey,
  language: Language,
) => (outcome.ok ? read(app, key, language) : outcome)

const offersAnswer = (
  { goods }: PricedCart,
  { totals, offers, skipped }: AutoshipOffers,
  language: Language,
) => ({
  total: eurosOf(totals.totalWithDepositCents),
  savings: eurosOf(totals.savingsCents),
  deposit: eurosOf(totals.depositCents),
  offers: offers.map(({ frequencyWeeks, firstDay, nextDay }) => {
    return { frequency: frequencyWeeks, first_delivery: firstDay, next_delivery: nextDay }
  }),
  skipped_goods: skipped.map(
    (goodId) => goods.get(goodId)![language === 'en' ? 'nameEn' : 'nameLv'],
  ),
})
