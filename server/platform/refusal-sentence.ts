import { fieldSentence } from '../../contract/shared/field-problems.ts'
import { allRefusals } from '../../contract/shared/refusal-codes.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'

/** A customers' refusal as one line for the operator. */
export function refusalSentence(refusal: Refusal): string {
  if (!('fields' in refusal)) {
    const reason = 'reason' in refusal ? refusal.reason : null
    const { en } = allRefusals[refusal.code]
    return typeof reason === 'string' ? `${en} (${reason.replaceAll('_', ' ')})` : en
  }
  const { fields, next_delivery_date: next } = refusal
  const problems = Object.values(fields).flat()
  return [
    ...problems.map(({ problem, values }) => fieldSentence(problem, values ?? {}, 'en')),
    ...(next ? [`The next possible day is ${next}.`] : []),
  ].join(' ')
}
