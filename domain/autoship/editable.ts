import type { Day } from '../calendar.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type AutoshipFacts = {
  isLocked: boolean
  isActive: boolean
  addressId: number | null
  deliveryDay: Day | null
  itemCount: number
}

export type AutoshipRefusal = 'locked' | 'inactive' | 'no_address' | 'no_delivery_day' | 'no_items'

export type AutoshipPermission = Outcome<null, AutoshipRefusal>

const unlocked = (autoship: AutoshipFacts): AutoshipPermission =>
  autoship.isLocked ? refuse('locked') : done(null)

/** A locked autoship is view only. An autoship without a delivery day cannot be saved. */
export const autoshipCan = {
  changeItems: unlocked,
  delete: unlocked,
  save(autoship: AutoshipFacts): AutoshipPermission {
    if (autoship.isLocked) return refuse('locked')
    if (!autoship.addressId) return refuse('no_address')
    return autoship.deliveryDay ? done(null) : refuse('no_delivery_day')
  },
  /** To be started it needs goods as well. */
  process(autoship: AutoshipFacts): AutoshipPermission {
    const saved = autoshipCan.save(autoship)
    if (!saved.ok) return saved
    return autoship.itemCount > 0 ? done(null) : refuse('no_items')
  },
  /** A stopped autoship must be started again first. */
  pause(autoship: AutoshipFacts): AutoshipPermission {
    if (autoship.isLocked) return refuse('locked')
    return autoship.isActive ? done(null) : refuse('inactive')
  },
  skip(autoship: AutoshipFacts): AutoshipPermission {
    return autoship.isActive ? done(null) : refuse('inactive')
  },
}
