import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { fieldSentence } from '../../../contract/words/field-problems.ts'
import {
  type FieldProblem,
  type Language,
  type Refusal,
  type RefusalCode,
  refusals,
} from '../../../contract/refusals.ts'

export const statusOf = (refusal: Refusal): number =>
  'fields' in refusal ? 422 : refusals[refusal.code].status

/** The one shape of every "no" (see the rulings): a code with words beside it, or the first message of each field. */
export function refuseWith(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
): FastifyReply {
  void reply.header('cache-control', 'no-store')
  if ('fields' in refusal) {
    const error = Object.fromEntries(
      Object.entries(refusal.fields).map(([field, problems]) => [
        field,
        problems.map(({ problem, values }) => fieldSentence(problem, values ?? {}, language)),
      ]),
    )
    return reply.code(statusOf(refusal)).send({ error, ...refusal.extra })
  }
  const { [language]: words } = refusals[refusal.code]
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .code(statusOf(refusal))
    .send({ error: refusal.code, message: refusal.message ?? words, ...refusal.extra })
}

export const refuseCode = (
  reply: FastifyReply,
  code: RefusalCode,
  language: Language,
): FastifyReply => refuseWith(reply, { code }, language)

type Issue = z.core.$ZodIssue

/** A schema names its own problem as the message; the rest is told from the kind of issue. */
function problemOf(issue: Issue): FieldProblem {
  const values: Record<string, string | number> = {}
  if ('minimum' in issue) values.minimum = Number(issue.minimum)
  if ('maximum' in issue) values.maximum = Number(issue.maximum)
  if (issue.code === 'invalid_type' && issue.input == null) return { problem: 'required' }
  return /^[a-z_]+$/.test(issue.message)
    ? { problem: issue.message, values }
    : { problem: 'invalid', values }
}

/** The first problem of each field, by the field's path. */
export function fieldsOf(error: z.ZodError): Refusal {
  const fields: Record<string, FieldProblem[]> = {}
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    for (const name of names)
      fields[name] ??= [
        issue.code === 'unrecognized_keys' ? { problem: 'unknown_field' } : problemOf(issue),
      ]
  }
  return { fields }
}
