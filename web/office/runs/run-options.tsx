import type { ComponentProps } from 'react'
import { Select } from '../../ui/select.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import type { Run } from './run.ts'

export type OtherRun = Run['otherRuns'][number]

/** "AV-2, 1. reiss, Jānis Liepiņš". */
export function useRunName(): (run: OtherRun) => string {
  const words = useWords(runWords)
  return ({ plate, number, driver }) =>
    `${plate}, ${words.number(number)}, ${driver ?? words.noDriver}`
}

type Props = ComponentProps<typeof Select> & { runs: readonly OtherRun[] }

/** The other runs of the day, to choose from. */
export function RunOptions({ runs, children, ...select }: Props) {
  const nameOf = useRunName()
  return (
    <Select {...select}>
      {runs.map((run) => (
        <option key={run.id} value={run.id}>
          {nameOf(run)}
        </option>
      ))}
      {children}
    </Select>
  )
}
