import { useState } from 'react'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import { RunOptions } from './run-options.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'
import { useStopMoves } from './use-stop-moves.ts'

type Props = {
  run: Run
  stopIds: readonly number[]
  toDay?: boolean | undefined
  onDone: () => void
}

const ANOTHER_DAY = 'day'

/** Stops go to another run of the day, or their orders to another day. */
export function MoveForm({ run, stopIds: given, toDay: isFirstToDay, onDone }: Props) {
  const words = useWords(runWords)
  const firstRun = isFirstToDay ? undefined : run.otherRuns[0]
  const [to, setTo] = useState(String(firstRun?.id ?? ANOTHER_DAY))
  const [day, setDay] = useState<string>(addDays(dayOf(run.day), 1))
  const stopIds = [...given]
  const isToDay = to === ANOTHER_DAY
  const target = isToDay ? { day } : { toRunId: Number(to) }
  const { move, busy, message } = useMove({ run, stopIds, onDone }, target)
  const outcome = useOutcome(stopIds, target)
  const places = run.stops.filter(({ id }) => stopIds.includes(id))
  return (
    <RunForm verb={words.moveTitle(stopIds.length)} busy={busy} message={message} onSubmit={move}>
      <p className="quiet">{places.map(({ address }) => address).join('; ')}</p>
      <RunOptions
        label={words.toRun}
        runs={run.otherRuns}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value={ANOTHER_DAY}>{words.toDay}</option>
      </RunOptions>
      {isToDay && (
        <TextInput
          type="date"
          label={words.toDay}
          hint={words.toDayHint}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      <p aria-live="polite" className="quiet">
        {outcome}
      </p>
    </RunForm>
  )
}

type Target = { day: string } | { toRunId: number }

function useMove({ run, stopIds, onDone }: Props & { stopIds: number[] }, target: Target) {
  const words = useWords(runWords)
  const toDay = useRunAct(onDone)
  const toRun = useStopMoves(run, onDone)
  const isToDay = 'day' in target
  const move = () => {
    if (isToDay) {
      const moveToDay = () => api.moveStopsToDay({ body: { stopIds, ...target } })
      void toDay.act(moveToDay, words.movedStops(stopIds.length))
    } else toRun.moveTo(stopIds, target.toRunId)
  }
  const { message } = isToDay ? toDay : toRun
  return { move, busy: toDay.busy || toRun.busy, message }
}

/** What the move would do: letters of another day, or the load of another run. */
function useOutcome(stopIds: number[], to: Target) {
  const words = useWords(runWords)
  const query = { preview: '1' } as const
  const readOutcome = async () => {
    try {
      if ('day' in to) {
        const { letters } = await api.moveStopsToDay({ query, body: { stopIds, ...to } })
        return words.letters(letters)
      }
      const { load } = await api.moveStops({ query, body: { stopIds, ...to } })
      return words.loadAfter(load.bottles, load.maxBottles)
    } catch (failure) {
      return refusalMessage(failure, words.saveFailed)
    }
  }
  return useAnswerOf(JSON.stringify([stopIds, to]), 0, readOutcome).value
}
