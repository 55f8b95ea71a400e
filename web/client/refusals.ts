import { CallRefused } from '../../contract/shared/http-client.ts'
import type { RefusalCode } from '../../contract/shared/refusal-codes.ts'
import type { MembersOf } from '../../contract/shared/refusals.ts'

export type FieldMessages = Record<string, string>

/**
 * The first message of each refused field; a refusal without fields has the empty name as its key.
 */
export function refusedFieldMessages(error: unknown, fallback: string): FieldMessages {
  if (!(error instanceof CallRefused)) return { '': fallback }
  const fields = Object.entries(error.fields).map(([field, messages]): [string, string] => [
    field,
    messages[0] ?? fallback,
  ])
  if (fields.length > 0) return Object.fromEntries(fields)
  // What stands before the shop answers a failure without a sentence for people.
  return { '': typeof error.body['message'] === 'string' ? error.message : fallback }
}

/** The first message, for screens without a place for each field's own. */
export const refusalMessage = (error: unknown, fallback: string): string =>
  Object.values(refusedFieldMessages(error, fallback))[0] ?? fallback

/** Whether the shop refused; a failure of the network or of a busy shop decides nothing. */
export const isRefusal = (failure: unknown): failure is CallRefused =>
  failure instanceof CallRefused && failure.status < 500 && failure.status !== 429

/** Whether the call was refused for what was, or was not, in the field. */
export const isRefusedField = (failure: unknown, field: string): boolean =>
  failure instanceof CallRefused && field in failure.fields

/** Whether the call was refused with the code; the members beside it are then known. */
export const isRefusedWith = <Code extends RefusalCode>(
  failure: unknown,
  code: Code,
): failure is CallRefused<MembersOf<Code>> =>
  failure instanceof CallRefused && failure.error === code
