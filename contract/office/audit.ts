import { z } from 'zod'
import { auditFields } from '../../domain/staff/lists.ts'
import { actorKinds } from '../../domain/actor.ts'
import { roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'
import { listAnswer, listQuery } from '../shared/list.ts'

export const AuditRow = z
  .object({
    /** Below zero where the entry comes from the history of an order. */
    id: z.int(),
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
    /** The code of the refusal, and its sentence in the caller's language. */
    refused: z.string().nullable(),
    refusal: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' })

export const auditCalls = callTable({
  readAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, the latest first',
    audience: { staff: 'seeAudit' },
    query: listQuery(auditFields, '-at'),
    answer: listAnswer(AuditRow),
  },
})
