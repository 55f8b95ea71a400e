import { useEffect, useEffectEvent } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import type { OrderTracking } from '../../../contract/shop/added/tracking.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { api } from '../session/api.ts'
import { useNow } from '../session/use-today.ts'

/**
 * Where an order is on its day, read again each minute while the page is seen; afterwards what was
 * counted at its door.
 */
export function useTracking(order: Order): OrderTracking | undefined {
  const state = orderStateOf(order.status)
  const isWaiting = state === 'waitingForDelivery'
  const isTracked = isWaiting || state === 'delivered'
  const params = { id: String(order.id) }
  const seenAt = useNow()
  const key = isTracked ? `${order.id} ${seenAt}` : undefined
  const { value, reload } = useLoaded(key, () => api.trackOrder({ params }))
  const readAgain = useEffectEvent(reload)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => document.hidden || readAgain(), MINUTE_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return isTracked ? value?.tracking : undefined
}
