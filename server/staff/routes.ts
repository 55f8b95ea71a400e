import type { driverCalls } from '../../contract/driver/calls.ts'
import type { officeCalls } from '../../contract/office/calls.ts'
import { done } from '../../domain/outcome.ts'
import { rightsOf } from '../../domain/staff/rights.ts'
import type { Handlers } from '../platform/http/mount.ts'

export const officeRoutes = (): Handlers<typeof officeCalls> => ({
  readOfficeSession: ({ caller: { staffId: id, name, roles } }) =>
    Promise.resolve(done({ staff: { id, name, roles }, rights: rightsOf(roles) })),
})

export const driverRoutes = (): Handlers<typeof driverCalls> => ({
  readDriverSession: ({ caller: { staffId: id, name, device } }) =>
    Promise.resolve(done({ driver: { id, name }, device })),
})
