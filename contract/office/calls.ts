import { z } from 'zod'
import { extents, type Right, rights, roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'

const RightName = z.enum(Object.keys(rights) as [Right, ...Right[]])

const OfficeSession = z
  .object({
    staff: z.object({ id: Id, name: z.string(), roles: z.array(z.enum(roles)) }),
    /** How far each right goes; a right that is not listed is not given. */
    rights: z.partialRecord(RightName, z.enum(extents)),
  })
  .meta({ id: 'OfficeSession' })

/** Every call of the office, by name. */
export const officeCalls = callTable({
  readOfficeSession: {
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, and what they may do',
    audience: { staff: 'any' },
    answer: OfficeSession,
  },
})

export type OfficeCalls = typeof officeCalls
