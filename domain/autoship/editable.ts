import type { Day } from '../calendar.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type AutoshipFacts = {
  isLocked: boolean
  isActive: boolean
  addressId: number | null
  deliveryDay: Day | null
  itemCount: number
}

export type AutoshipNo = 'locked' | 'inactive' | 'no_address' | 'no_delivery_day' | 'no_items'

export type AutoshipAnswer = Outcome<null, AutoshipNo>

const unlocked = (autoship: AutoshipFacts): AutoshipAnswer =>
  autoship.isLocked ? refuse('locked') : done(null)

/** Lock 0 gives edit and delete; otherwise view only. Nothing is saved while no delivery day is set. */
export const autoshipCan = {
  changeItems: unlocked,
  delete: unlocked,
  save(autoship: AutoshipFacts): AutoshipAnswer {
    if (autoship.isLocked) return refuse('locked')
    if (!autoship.addressId) return refuse('no_address')
    return autoship.deliveryDay ? done(null) : refuse('no_delivery_day')
  },
  /** Made active: it needs goods as well. */
  process(autoship: AutoshipFacts): AutoshipAnswer {
    const saved = autoshipCan.save(autoship)
    if (!saved.ok) return saved
    return autoship.itemCount > 0 ? done(null) : refuse('no_items')
  },
  /** A stopped one must be reactivated first. */
  pause(autoship: AutoshipFacts): AutoshipAnswer {
    if (autoship.isLocked) return refuse('locked')
    return autoship.isActive ? done(null) : refuse('inactive')
  },
  skip(autoship: AutoshipFacts): AutoshipAnswer {
    return autoship.isActive ? done(null) : refuse('inactive')
  },
}
