import type { Autoship } from '../../contract/autoship-record.ts'
import type { autoshipCalls } from '../../contract/autoship.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { nextDelivery } from '../../domain/autoship/upcoming.ts'
import { seriesOf } from '../../domain/autoship/agenda.ts'
import { dayOf } from '../../domain/calendar.ts'
import { eurosOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import { readCart } from '../cart/read-cart.ts'
import type { App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { readAutoships } from './autoship-answer.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { changeAutoship, processAutoship } from './change-autoship.ts'
import { changeItem, removeItem } from './change-item.ts'
import { cloneAutoship, createAutoship } from './create-autoship.ts'
import { servedDays } from './days.ts'
import { undoable } from './diary/undo.ts'
import { loadAutoships, wishOf } from './load-autoships.ts'
import { autoshipOffers } from './offers.ts'
import type { Which } from './open-autoship.ts'
import { removeAutoship } from './remove-autoship.ts'

export function autoshipRoutes(app: App): Handlers<typeof autoshipCalls> {
  const read = async (which: Which, language: Language): Promise<Outcome<Autoship, Refusal>> => {
    const [autoship] = await readAutoships(app, which, language)
    return autoship ? done(autoship) : refuse({ code: 'not_found' })
  }
  const readAfter = async (outcome: Outcome<unknown, Refusal>, which: Which, language: Language) =>
    outcome.ok ? read(which, language) : outcome
  const whichOf = (customerId: number, params: { id: number }): Which => ({
    customerId,
    autoshipId: params.id,
  })

  return {
    listAutoships: async ({ caller: { customerId, language } }) =>
      done({ data: { data: await readAutoships(app, { customerId }, language) } }),
    createAutoship: async ({ caller: { customerId, language } }) => {
      const created = await createAutoship(app, customerId)
      if (!created.ok) return created
      const found = await read({ customerId, autoshipId: created.value }, language)
      return found.ok ? done({ data: found.value }) : found
    },
    readAutoship: async ({ caller: { customerId, language }, params }) => {
      const found = await read(whichOf(customerId, params), language)
      return found.ok ? done({ data: { data: found.value } }) : found
    },
    changeAutoship: async ({ caller: { customerId, language }, params, body }) => {
      const which = whichOf(customerId, params)
      const changed = await undoable(app, customerId, (tx) => changeAutoship(app, tx, which, body))
      const found = await readAfter(changed, which, language)
      return found.ok ? done({ data: found.value, undo: changed.ok ? changed.value : null }) : found
    },
    removeAutoship: async ({ caller: { customerId }, params }) => {
      const removed = await undoable(app, customerId, (tx) =>
        removeAutoship(app, tx, whichOf(customerId, params)),
      )
      return removed.ok ? done({ data: null, undo: removed.value }) : removed
    },
    cloneAutoship: async ({ caller: { customerId, language }, params }) => {
      const cloned = await cloneAutoship(app, whichOf(customerId, params))
      if (!cloned.ok) return cloned
      const found = await read({ customerId, autoshipId: cloned.value }, language)
      return found.ok ? done({ data: { data: found.value } }) : found
    },
    processAutoship: async ({ caller: { customerId, language }, params }) => {
      const which = whichOf(customerId, params)
      const found = await readAfter(
        await allOrNothing(app.db, (tx) => processAutoship(app, tx, which)),
        which,
        language,
      )
      return found.ok ? done({ data: found.value }) : found
    },
    readNextDelivery: async ({ caller: { customerId }, params, query }) => {
      const [autoship] = await loadAutoships(app.db, whichOf(customerId, params), app.clock.today())
      if (!autoship) return refuse({ code: 'not_found' })
      const wish = wishOf(autoship)
      if (!wish) return done({ next_delivery: null })
      const anchorDay = query.delivery_date ? dayOf(query.delivery_date) : wish.anchorDay
      const series = seriesOf({ ...wish, anchorDay })
      return done({
        next_delivery: nextDelivery(series, await servedDays(app, autoship), anchorDay),
      })
    },
    listAutoshipItems: async ({ caller: { customerId, language }, params }) => {
      const found = await read(whichOf(customerId, params), language)
      return found.ok ? done({ data: { data: found.value.items } }) : found
    },
    changeAutoshipItem: async ({ caller: { customerId, language }, params, body }) => {
      const which = whichOf(customerId, params)
      const changed = await changeItem(app, which, body)
      if (!changed.ok) return changed
      const found = await read(which, language)
      if (!found.ok) return found
      const { items, details } = found.value
      const { goodId, requested, granted } = changed.value
      const item = items.find(({ good_id }) => good_id === goodId) ?? null
      return done({ data: { data: items, item, requested, granted, details } })
    },
    removeAutoshipItem: async ({ caller: { customerId, language }, params }) => {
      const which = whichOf(customerId, params)
      const found = await readAfter(await removeItem(app, which, params.goodId), which, language)
      return found.ok ? done({ data: found.value }) : found
    },
    listAutoshipOffers: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(app, { customerId, cartId: params.id })
      if (!priced) return refuse({ code: 'not_found' })
      const { totals, offers, skipped } = await autoshipOffers(app, priced)
      const names = skipped.map(
        (goodId) => priced.goods.get(goodId)![language === 'en' ? 'nameEn' : 'nameLv'],
      )
      return done({
        data: {
          total: eurosOf(totals.totalWithBailCents),
          savings: eurosOf(totals.savingsCents),
          deposit: eurosOf(totals.depositAmountCents),
          offers: offers.map(({ frequencyWeeks, firstDay, nextDay }) => {
            return { frequency: frequencyWeeks, first_delivery: firstDay, next_delivery: nextDay }
          }),
          skipped_goods: names,
        },
      })
    },
  }
}
