import type { Day } from '../../domain/calendar.ts'
import { canonicalHash } from '../platform/canonical-hash.ts'
import type { findRoles } from './store.ts'

type Person = { name: string; email: string | null; phone: string | null; endsOn: Day | null }
type Roles = Awaited<ReturnType<typeof findRoles>>

/** Another when any of the data that a colleague may change is another. */
export const personVersion = ({ name, email, phone, endsOn }: Person, roles: Roles): string =>
  canonicalHash([
    [name, email, phone, endsOn],
    roles.map(({ role, endsOn: until, limitsCents }) => [role, until, limitsCents]),
  ]).toString('hex')
