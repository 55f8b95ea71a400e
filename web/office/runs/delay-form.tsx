import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Select } from '../../ui/select.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useShowResult } from '../deed/use-show-result.ts'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import { isAhead, type Run } from './run.ts'

const choices = [15, 20, 30, 40, 60, 90, 120]

/** "Kavējamies ap 40 min": to all whose stops are still ahead. */
export function DelayForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, errors, run: act } = useAction(words.saveFailed)
  const showResult = useShowResult()
  const [minutes, setMinutes] = useState(30)
  const announce = () =>
    act(async () => {
      const params = { id: String(run.id) }
      const answer = await api.announceDelay({ params, body: { minutes } })
      if (!('effects' in answer)) showResult(answer, 'runs.announce_delay')
      onDone()
    })
  return (
    <RunForm
      verb={words.delayDo}
      busy={busy}
      message={Object.values(errors)[0]}
      onSubmit={() => void announce()}
    >
      <p className="quiet">{words.delayText(run.stops.filter(isAhead).length)}</p>
      <Select
        label={words.delayMinutes}
        value={minutes}
        onChange={({ target }) => setMinutes(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.minutes(choice)}
          </option>
        ))}
      </Select>
    </RunForm>
  )
}
