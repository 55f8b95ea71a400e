import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { fieldSentence } from '../../../contract/shared/field-problems.ts'
import {
  type FieldProblem,
  type Language,
  type Refusal,
  type RefusalCode,
  refusals,
} from '../../../contract/shared/refusals.ts'

export const statusOf = (refusal: Refusal): number =>
  'fields' in refusal ? 422 : refusals[refusal.code].status

/** Sends a refusal: a code with a sentence beside it, or the first message of each field. */
export function sendRefusal(
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

export const sendRefusalCode = (
  reply: FastifyReply,
  code: RefusalCode,
  language: Language,
): FastifyReply => sendRefusal(reply, { code }, language)

type Issue = z.core.$ZodIssue

/** A schema may name its problem as the message; otherwise the kind of issue decides. */
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
export function fieldRefusal(error: z.ZodError): Refusal {
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
