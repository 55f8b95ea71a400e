import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb as App } from '../app-context.ts'
import type { AutoshipSeams } from '../orders/autoship-seams.ts'
import { insertDraft } from './plan/create-autoship.ts'
import { lockAutoshipRow } from './plan/lock-autoship.ts'
import { servedDays } from './plan/served-days.ts'
import { moveProblem } from './schedule/move-problem.ts'
import { loadAutoships, planOf, updateAutoship, upsertItems } from './plan/plan-store.ts'
import { shiftSeries, upsertOccurrence } from './schedule/occurrence-store.ts'
import { makeDueOrdersNow } from './generation/make-due.ts'

/** The verbs that orders need of autoships; rooms form no circle, so the app injects them. */
export const autoshipSeams = (app: App): AutoshipSeams => ({
  moveOccurrence: async (tx, { customerId, autoshipId, plannedOn, newDay, wholeSeries }) => {
    const key = { customerId, autoshipId }
    const exists = await lockAutoshipRow(tx, customerId, autoshipId)
    const [autoship] = exists ? await loadAutoships(tx, key, app.clock.today()) : []
    const plan = autoship && planOf(autoship)
    const now = app.clock.now()
    // An order of an autoship that has stopped moves alone.
    if (!plan || !autoship.isActive) {
      await upsertOccurrence(
        tx,
        { ...key, plannedOn },
        { state: 'generated', deliveryOn: newDay },
        now,
      )
      return done(null)
    }
    const problem = moveProblem(plan, await servedDays(app, autoship), {
      plannedOn,
      newDay,
      wholeSeries,
    })
    if (problem) return refuse(problem)
    if (wholeSeries) await shiftSeries(tx, { autoshipId, plannedOn }, newDay)
    const occurrence = { ...key, plannedOn: wholeSeries ? newDay : plannedOn }
    await upsertOccurrence(tx, occurrence, { state: 'generated', deliveryOn: newDay }, now)
    await updateAutoship(tx, autoshipId, {}, now)
    await makeDueOrdersNow(app, tx, key)
    return done(null)
  },

  convertCart: async (tx, { cart, goods }) => {
    const allowed = cart.items.filter(
      ({ goodId }) => goods.get(goodId)!.autoshipAllowed && !goods.get(goodId)!.isWithdrawn,
    )
    const leftOut = cart.items.filter((item) => !allowed.includes(item)).map(({ goodId }) => goodId)
    const english = cart.customer.language === 'en'
    const skippedGoods = leftOut.map((id) =>
      english ? goods.get(id)!.nameEn : goods.get(id)!.nameLv,
    )
    if (allowed.length === 0) return refuse({ code: 'cart_is_empty', skipped_goods: skippedGoods })
    const { customerId, notes } = cart
    const isOurs = cart.deliveryKind === 'courier' && cart.address?.ourCourier
    const draft = await insertDraft(app, tx, customerId, {
      row: { notes, warnings: leftOut.map(String) },
      ...(isOurs && {
        address: { addressId: cart.addressId!, regionId: cart.address!.regionId },
        day: cart.deliveryOn,
      }),
    })
    if (!draft.ok) return draft
    const items = allowed.map(({ goodId, ordered, returned }) => ({
      goodId,
      ordered,
      returned: goods.get(goodId)!.isLent ? returned : 0,
      substituteGoodId: null,
    }))
    await upsertItems(tx, { customerId, autoshipId: draft.value }, items)
    return done({
      autoshipId: draft.value,
      warnings: leftOut.length > 0 ? ['goods_left_out'] : [],
      skippedGoods,
    })
  },
})
