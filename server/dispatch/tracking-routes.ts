import type { trackingCalls } from '../../contract/shop/added/tracking.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { trackOrder } from './track-order.ts'

export const trackingRoutes = (app: AppWithDb): Handlers<typeof trackingCalls> => ({
  trackOrder: async ({ caller: { customerId, language }, params: { id: orderId } }) => {
    const tracking = await trackOrder(app, { customerId, orderId }, language)
    return tracking ? done({ tracking }) : refuse({ code: 'not_found' })
  },
})
