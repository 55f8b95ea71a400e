import { z } from 'zod'
import { roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, IdText, NoBody, StoredValue } from '../shared/scalars.ts'
import { DeedDone, Previewed, PreviewHash } from './deed-call.ts'

const params = z.object({ id: IdText })
const Person = z.object({ id: Id, name: z.string() })

const Action = z
  .object({
    ...DeedDone.shape,
    actionId: Id,
    deed: z.string(),
    by: Person,
    approvedBy: Person.nullable(),
    madeAt: z.iso.datetime(),
    undone: z.object({ at: z.iso.datetime(), by: Person }).nullable(),
  })
  .meta({ id: 'Action' })

const Approval = z
  .object({
    id: Id,
    deed: z.string(),
    rows: z.array(StoredValue),
    cents: z.int(),
    /** Whom it is about; a deleted customer has no name. */
    customers: z.array(z.object({ id: Id, name: z.string().nullable() })),
    askedBy: Person,
    askedAt: z.iso.datetime(),
    state: z.enum(['waiting', 'approved', 'refused', 'withdrawn']),
    decidedBy: Person.nullable(),
    reason: z.string().nullable(),
    actionId: Id.nullable(),
    /** Whether the caller may decide on it, and the roles that may. */
    mayDecide: z.boolean(),
    waitingFor: z.array(z.enum(roles)),
  })
  .meta({ id: 'Approval' })

/** What was done, its undoing, and what waits for a second person. */
export const actionCalls = callTable({
  listActions: {
    method: 'GET',
    path: '/actions',
    summary: 'The latest acts of the caller, the newest first',
    audience: { staff: 'any' },
    answer: z.object({ rows: z.array(Action) }),
  },
  undoAction: {
    method: 'POST',
    path: '/actions/:id/undo',
    summary: 'Reverses an act as a whole and takes its mails back as far as they have not left',
    audience: { staff: 'any' },
    params,
    body: NoBody,
    answer: DeedDone,
    refusals: ['not_permitted', 'own_record', 'factor_needed', 'not_undoable', 'changed_since'],
  },
  listApprovals: {
    method: 'GET',
    path: '/approvals',
    summary: 'What waits for a second person, and what the caller was answered in a week',
    audience: { staff: 'any' },
    answer: z.object({ rows: z.array(Approval) }),
  },
  readApproval: {
    method: 'GET',
    path: '/approvals/:id',
    summary: 'A request with what it would do now',
    audience: { staff: 'any' },
    params,
    answer: z.object({ ...Approval.shape, preview: Previewed.nullable() }),
    refusals: ['not_permitted'],
  },
  approve: {
    method: 'POST',
    path: '/approvals/:id/approve',
    summary: 'Does what was asked for, if it still does what the approver saw',
    audience: { staff: 'any' },
    params,
    body: z.object({ previewHash: PreviewHash }),
    answer: DeedDone,
    refusals: [
      'not_permitted',
      'own_request',
      'own_record',
      'factor_needed',
      'already_decided',
      'preview_changed',
    ],
    repeatable: true,
  },
  refuseApproval: {
    method: 'POST',
    path: '/approvals/:id/refuse',
    summary: 'Refuses what was asked for; the person who asked may withdraw it so too',
    audience: { staff: 'any' },
    params,
    body: z.object({ reason: filledText(300) }),
    answer: Done,
    refusals: ['not_permitted', 'already_decided'],
  },
})
