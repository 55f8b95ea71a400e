import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { fieldSentence } from '../../../contract/shared/field-problems.ts'
import { allRefusals, type RefusalCode } from '../../../contract/shared/refusal-codes.ts'
import type { FieldProblem, Language, Refusal } from '../../../contract/shared/refusals.ts'

export const statusOf = (refusal: Refusal): number =>
  'fields' in refusal ? 422 : allRefusals[refusal.code].status

/** Sends a refusal: a code with a sentence and its members, or the first message of each field. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
): FastifyReply {
  if (!('fields' in refusal)) {
    const { code, ...rest } = refusal
    return sendRefusalCode(reply, code, language, rest)
  }
  const { fields, ...members } = refusal
  const error = Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [
      field,
      problems.map(({ problem, values }) => fieldSentence(problem, values ?? {}, language)),
    ]),
  )
  return reply
    .code(statusOf(refusal))
    .header('cache-control', 'no-store')
    .send({ error, ...members })
}

export function sendRefusalCode(
  reply: FastifyReply,
  code: RefusalCode,
  language: Language,
  { retryAfterSeconds, ...members }: { retryAfterSeconds?: number } & Record<string, unknown> = {},
): FastifyReply {
  const { [language]: message, status } = allRefusals[code]
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: code, message, ...members })
}

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
