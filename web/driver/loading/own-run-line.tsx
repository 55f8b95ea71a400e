import { formatEuros } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import type { OwnRun } from './own-run.ts'
import './loading.css'

type Props = {
  run: OwnRun
  onOpen: (page: 'load' | 'transfers') => void
  onChanged: () => void
}

/** A run of the day with its next step. */
export function OwnRunLine({ run, onOpen, onChanged }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const language = useLanguage()
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const { id, number, plate, zones, stops, state, floatCents } = run
  const comeBack = () =>
    doIt(async () => {
      await api.moveOwnRun({ params: { id: String(id) }, body: { to: 'handing_in' } })
      onChanged()
    })
  return (
    <li className="driver-run">
      <h2>{words.run(number, plate)}</h2>
      <p>
        {[zones.join(', '), words.stops(stops), words.states[state]].filter(Boolean).join(', ')}
      </p>
      {floatCents > 0 && (
        <p>
          {words.float} <b>{formatEuros(floatCents, language)}</b>
        </p>
      )}
      <FailedNote text={Object.values(errors)[0]} />
      {(state === 'planned' || state === 'loading') && (
        <Button wide onClick={() => onOpen('load')}>
          {words.toLoad}
        </Button>
      )}
      {state === 'road' && (
        <Button wide busy={busy} onClick={() => void comeBack()}>
          {words.comeBack}
        </Button>
      )}
      {state !== 'draft' && state !== 'handing_in' && (
        <Button wide look="line" onClick={() => onOpen('transfers')}>
          {words.toTransfers}
        </Button>
      )}
    </li>
  )
}
