import type { eventCalls } from '../../contract/driver/events.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { receiveEvents } from './events/receive-events.ts'

export const dispatchDriverRoutes = (app: AppWithDb): Handlers<typeof eventCalls> => ({
  sendEvents: ({ body }) => receiveEvents(app, body),
})
