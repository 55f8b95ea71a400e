import type { runWords } from '../../words/office/runs.ts'
import type { RunStop } from './run.ts'

/** What was settled at the first visit of a door, as a line says it. */
export function firstVisitFacts(
  answers: RunStop['told']['firstVisit'],
  { firstVisit: words }: (typeof runWords)['lv'],
): string[] {
  if (!answers) return []
  const { skipped, access, mayLeave, othersHere, isExplained, isMailRight } = answers
  return [
    skipped && words.skipped[skipped],
    access && words.access(access),
    mayLeave && words.mayLeave(mayLeave),
    othersHere && words.othersHere(othersHere),
    isExplained && words.isExplained,
    isMailRight && words.isMailRight,
  ].filter((fact) => typeof fact === 'string')
}
