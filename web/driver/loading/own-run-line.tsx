import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { formatEuros } from '../../../domain/money.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import type { DayRun } from '../road/road.ts'
import { StartShift } from './start-shift.tsx'
import './loading.css'

type Props = {
  run: DayRun
  stops: number
  onOpen: (page: 'load' | 'transfers' | 'road') => void
}

/** A run of the day with its next step. */
export function OwnRunLine({ run, stops, onOpen }: Props) {
  const words = useWords(loadingWords)
  const language = useLanguage()
  const { number, plate, zones, state, floatCents, cashRegister, startKm, signedAt } = run
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
      {cashRegister !== null && (
        <p>
          {words.register} <b>{cashRegister}</b>
        </p>
      )}
      {startKm !== null && <p>{words.startedAt(startKm)}</p>}
      {signedAt && <p>{words.signed(rigaTime(Date.parse(signedAt)))}</p>}
      {startKm === null && state !== 'draft' && state !== 'handing_in' && <StartShift run={run} />}
      {(state === 'planned' || state === 'loading') && (
        <BigButton onClick={() => onOpen('load')}>{words.toLoad}</BigButton>
      )}
      {(state === 'road' || state === 'handing_in') && (
        <BigButton onClick={() => onOpen('road')}>{words.toRoad}</BigButton>
      )}
      {state !== 'draft' && state !== 'handing_in' && (
        <BigButton look="line" onClick={() => onOpen('transfers')}>
          {words.toTransfers}
        </BigButton>
      )}
    </li>
  )
}
