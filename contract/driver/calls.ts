import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'

const DriverSession = z
  .object({
    driver: z.object({ id: Id, name: z.string() }),
    device: z.object({ id: Id, name: z.string() }),
  })
  .meta({ id: 'DriverSession' })

/** Every call of the driver's phone, by name. */
export const driverCalls = callTable({
  readDriverSession: {
    method: 'GET',
    path: '/session',
    summary: 'The driver who is signed in, and the phone',
    audience: 'driver',
    answer: DriverSession,
  },
})

export type DriverCalls = typeof driverCalls
