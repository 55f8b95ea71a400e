import { done, refuse } from '../../domain/outcome.ts'
import { isLent } from '../../domain/cart/cart-line.ts'
import type { App } from '../app-context.ts'
import type { AutoshipSeams } from '../orders/autoship-seams.ts'
import { makeDraft } from './create-autoship.ts'
import { servedDays } from './days.ts'
import { whyNotBetween } from './diary/why-not-between.ts'
import { loadAutoships, wishOf } from './load-autoships.ts'
import { shiftSeries, writeCycle } from './series-store.ts'
import { settleAutoship } from './settle-autoship.ts'
import { keepItems, lockAutoship, updateAutoship } from './store.ts'

/** What the orders, on which autoships stand, ask of them. */
export const autoshipSeams = (app: App): AutoshipSeams => ({
  moveCycle: async (tx, { customerId, autoshipId, plannedOn, newDay, wholeSeries }) => {
    const which = { customerId, autoshipId }
    const isThere = await lockAutoship(tx, customerId, autoshipId)
    const [autoship] = isThere ? await loadAutoships(tx, which, app.clock.today()) : []
    const wish = autoship && wishOf(autoship)
    const now = app.clock.now()
    // The order of an autoship that has ended moves by itself.
    if (!wish || !autoship.isActive) {
      await writeCycle(tx, { ...which, plannedOn }, { state: 'generated', deliveryOn: newDay }, now)
      return done(null)
    }
    const no = whyNotBetween(wish, await servedDays(app, autoship), {
      plannedOn,
      newDay,
      wholeSeries,
    })
    if (no) return refuse(no)
    if (wholeSeries) await shiftSeries(tx, { autoshipId, plannedOn }, newDay)
    const cycle = { ...which, plannedOn: wholeSeries ? newDay : plannedOn }
    await writeCycle(tx, cycle, { state: 'generated', deliveryOn: newDay }, now)
    await updateAutoship(tx, autoshipId, {}, now)
    await settleAutoship(app, tx, which)
    return done(null)
  },

  convertCart: async (tx, { cart, goods }) => {
    const kept = cart.items.filter(
      ({ goodId }) => goods.get(goodId)!.autoshipAllowed && !goods.get(goodId)!.isWithdrawn,
    )
    const left = cart.items.filter((item) => !kept.includes(item)).map(({ goodId }) => goodId)
    const english = cart.customer.language === 'en'
    const skippedGoods = left.map((id) => (english ? goods.get(id)!.nameEn : goods.get(id)!.nameLv))
    // Nothing would come of it: the cart stays what it is.
    if (kept.length === 0)
      return refuse({ code: 'cart_is_empty', extra: { skipped_goods: skippedGoods } })
    const { customerId, notes } = cart
    const isOurs = cart.deliveryType === 1 && cart.address?.ourCourier
    const draft = await makeDraft(app, tx, customerId, {
      row: { notes, warnings: left.map(String) },
      ...(isOurs && {
        place: { addressId: cart.addressId!, regionId: cart.address!.regionId },
        day: cart.deliveryOn,
      }),
    })
    if (!draft.ok) return draft
    const items = kept.map(({ goodId, ordered, returned }) => ({
      goodId,
      ordered,
      returned: isLent(goods.get(goodId)!) ? returned : 0,
      substituteGoodId: null,
    }))
    await keepItems(tx, { customerId, autoshipId: draft.value }, items)
    return done({
      autoshipId: draft.value,
      warnings: left.length > 0 ? ['goods_left_out'] : [],
      skippedGoods,
    })
  },
})
