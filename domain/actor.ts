import type { Role } from './staff/rights.ts'

export const actorKinds = ['customer', 'staff', 'driver', 'command', 'system', 'provider'] as const

/**
 * The person or machine behind a change. `id` is the customer's number or the staff member's, also
 * for a driver; a visitor who has not logged in has none. `onBehalfOf` is the customer for whom the
 * staff acts.
 */
export type Actor = {
  kind: (typeof actorKinds)[number]
  id?: number
  onBehalfOf?: number
  /** The second person of an act that needs two. */
  approvedBy?: number
  request?: ActorRequest
}

/** The request of an act, for the audit trail; jobs and commands have none. */
export type ActorRequest = {
  id: string
  address: string
  /** Of staff: the roles and the session at that time, and the browser or phone. */
  roles?: readonly Role[]
  sessionId?: number
  device?: string
}

export const byCustomer = (id: number): Actor => ({ kind: 'customer', id })
export const byStaff = (id: number): Actor => ({ kind: 'staff', id })
export const byDriver = (id: number): Actor => ({ kind: 'driver', id })
export const byVisitor: Actor = { kind: 'customer' }
/** A command on the shop's own machine, "komandrinda". */
export const byCommand: Actor = { kind: 'command' }
/** A job, or a rule that needs no person. */
export const bySystem: Actor = { kind: 'system' }
/** The payment provider, by what it reports. */
export const byProvider: Actor = { kind: 'provider' }
