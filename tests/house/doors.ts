import { driverCalls } from '../../contract/driver/calls.ts'
import { officeCalls } from '../../contract/office/calls.ts'
import type { Call, Calls } from '../../contract/shared/call.ts'
import { calls } from '../../contract/shop/calls.ts'
import { asDriver, asStaff } from '../support/staff-of-tests.ts'

/** The doors of the staff, with headers that open all that is behind them. */
export const staffDoors: { prefix: string; calls: Calls; open: Record<string, string> }[] = [
  { prefix: '/office/api', calls: officeCalls, open: asStaff('owner') },
  { prefix: '/driver/api', calls: driverCalls, open: asDriver },
]

/** Every call of the staff, with the prefix of its address. */
export const staffCalls = staffDoors.flatMap(({ prefix, calls: table, open }) =>
  Object.entries(table).map(([name, call]) => [name, { prefix, call, open }] as const),
)

/** Every call of every audience by name. */
export const allCalls: Record<string, Call> = { ...calls, ...officeCalls, ...driverCalls }
