import type { rescueCalls } from '../../contract/office/rescue.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { receiveEvents } from './events/receive-events.ts'

/** The phone's key says whose the events are, whoever brings them. */
export const rescueRoutes = (app: AppWithDb): Handlers<typeof rescueCalls> => ({
  takeRescue: ({ body }) => receiveEvents(app, { ...body, isCarried: true }),
})
