import { z } from 'zod'
import { actorKinds } from '../../domain/actor.ts'
import { roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { DayText, Id, IdText } from '../shared/scalars.ts'

const AuditRow = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    by: z.object({
      kind: z.enum(actorKinds),
      /** The person's name; null for machines and visitors. */
      name: z.string().nullable(),
      roles: z.array(z.enum(roles)),
      device: z.string().nullable(),
      address: z.string().nullable(),
    }),
    onBehalfOf: z.object({ id: Id, name: z.string().nullable() }).nullable(),
    customer: z.object({ id: Id, name: z.string().nullable() }).nullable(),
    /** Such as `staff.signed_in`. */
    action: z.string(),
    subject: z.string().nullable(),
    subjectId: z.int().nullable(),
    subjectName: z.string().nullable(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    reason: z.string().nullable(),
    refused: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' })

export const auditCalls = callTable({
  readAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, the latest first',
    audience: { staff: 'seeAudit' },
    query: z.object({
      /** All, money and rights, on behalf of customers, sign-ins, refused. */
      about: z.enum(['all', 'books', 'on_behalf', 'sign_ins', 'refused']).default('all'),
      staff: IdText.optional(),
      by: z.enum(actorKinds).optional(),
      action: z.string().max(60).optional(),
      from: DayText.optional(),
      to: DayText.optional(),
      before: IdText.optional(),
    }),
    answer: z.object({ rows: z.array(AuditRow), next: Id.nullable() }),
  },
})
