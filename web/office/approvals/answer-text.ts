import type { approvalWords } from '../../words/office/approvals.ts'
import type { Approval } from './approval.ts'

/** What was decided, by whom and why. */
export function answerText(
  { state, decidedBy, reason }: Pick<Approval, 'state' | 'decidedBy' | 'reason'>,
  words: (typeof approvalWords)['lv'],
): string {
  const by = decidedBy ? `, ${words.decidedBy(decidedBy.name)}` : ''
  return `${words.states[state]}${by}${reason ? `: “${reason}”` : ''}`
}
