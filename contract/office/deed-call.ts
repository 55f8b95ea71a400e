import { z } from 'zod'
import { type Right, roles } from '../../domain/staff/rights.ts'
import type { RefusalCode } from '../shared/refusal-codes.ts'
import { PassedLimit } from '../shared/refusals.ts'
import { Id } from '../shared/scalars.ts'
import { Effects, Subject } from './effects.ts'

const RefusedRow = z.object({ ...Subject.shape, error: z.string(), message: z.string() })
export type RefusedRow = z.output<typeof RefusedRow>

export const Warning = z.enum(['needs_second_person', 'cannot_be_undone'])

export const Previewed = z
  .object({
    effects: Effects,
    warnings: z.array(Warning),
    /** Why it needs a second person, where a limit is the reason. */
    passedLimit: PassedLimit.optional(),
    refusals: z.array(RefusedRow),
    hash: z.string(),
  })
  .meta({ id: 'Previewed' })
export type Previewed = z.output<typeof Previewed>

export const DeedDone = z
  .object({
    actionId: Id.nullable(),
    done: z.array(Subject),
    refused: z.array(RefusedRow),
    undoableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeedDone' })
export type DeedDone = z.output<typeof DeedDone>

export const WaitsForSecondPerson = z
  .object({
    approvalId: Id,
    waitingFor: z.object({ roles: z.array(z.enum(roles)), people: z.array(z.string()) }),
  })
  .meta({ id: 'WaitsForSecondPerson' })

/** What a deed answers: a preview, what was done, or that a second person is waited for. */
export const DeedAnswer = z.union([Previewed, DeedDone, WaitsForSecondPerson])
export type DeedAnswer = z.output<typeof DeedAnswer>

export const PreviewHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid')

type Describing<Body extends z.ZodRawShape> = {
  path: string
  summary: string
  right: Right
  body: Body
  refusals?: readonly RefusalCode[]
}

/**
 * A write of the office. `preview=1` answers what it would do and does nothing; `previewHash` makes
 * it refuse when the effects have changed since; `ask` hands it to a second person where the caller
 * may not do it alone.
 */
export const deedCall = <Body extends z.ZodRawShape>({
  path,
  summary,
  right,
  body,
  refusals = [],
}: Describing<Body>) => ({
  method: 'POST' as const,
  path,
  summary,
  audience: { staff: right },
  query: z.object({ preview: z.literal('1').optional() }),
  body: z.object({
    ...body,
    previewHash: PreviewHash.optional(),
    ask: z.boolean().default(false),
  }),
  answer: DeedAnswer,
  refusals: [...refusals, 'preview_changed', 'own_record', 'factor_needed'] as const,
  repeatable: true as const,
  statusOf: (answer: DeedAnswer) => ('approvalId' in answer ? 202 : 200),
})
