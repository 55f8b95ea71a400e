import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { IdText } from '../../shared/scalars.ts'

export const officeActKinds = [
  'placed',
  'edited',
  'moved',
  'confirmed',
  'cancelled',
  'skipped',
  'unskipped',
  'counted',
  'paused',
  'resumed',
  'changed',
  'ended',
] as const

const OfficeAct = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(officeActKinds),
    /** The first name of the person of the office. */
    by: z.string(),
  })
  .meta({ id: 'OfficeAct' })
export type OfficeAct = z.output<typeof OfficeAct>

const OfficeActs = z.object({ acts: z.array(OfficeAct) })

/** What the office has done in the customer's name. */
export const officeActCalls = callTable({
  listOfficeActsOfOrder: {
    method: 'GET',
    path: '/order/:id/office-acts',
    summary: "What the office has done with an order in the customer's name, and who",
    audience: 'customer',
    params: z.object({ id: IdText }),
    answer: OfficeActs,
    refusals: ['not_found'],
  },
  listOfficeActsOfAutoship: {
    method: 'GET',
    path: '/autoship/:id/office-acts',
    summary: "What the office has done with an autoship in the customer's name, and who",
    audience: 'customer',
    params: z.object({ id: IdText }),
    answer: OfficeActs,
    refusals: ['not_found'],
  },
})
