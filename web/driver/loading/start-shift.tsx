import { useState } from 'react'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { SumField, TextField } from '../frame/text-field.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { sync } from '../memory/sync.ts'
import type { DayRun } from '../road/road.ts'
import './loading.css'

type Props = { run: Pick<DayRun, 'id' | 'floatCents'> }

/** The shift begins with the meter of the van, and the float that is confirmed or corrected. */
export function StartShift({ run: { id, floatCents } }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const language = useLanguage()
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const [km, setKm] = useState('')
  const [float, setFloat] = useState<string>()
  const told = float === undefined ? floatCents : parseEuros(float)
  const start = () =>
    doIt(async () => {
      const body = { km: Number(km), floatCents: told! }
      await api.startOwnShift({ params: { id: String(id) }, body })
      await sync()
    })
  return (
    <details className="driver-offer__stops">
      <summary>{words.start}</summary>
      <KmField id={`km-${id}`} km={km} onType={setKm} />
      {float === undefined ? (
        <BigButton look="line" onClick={() => setFloat('')}>
          {words.otherFloat(formatEuros(floatCents, language))}
        </BigButton>
      ) : (
        <SumField id={`float-${id}`} label={words.floatFound} value={float} onType={setFloat} />
      )}
      <FailedNote text={Object.values(errors)[0]} />
      {km !== '' && told !== null && (
        <BigButton busy={busy} onClick={() => void start()}>
          {words.startWith(km, formatEuros(told, language))}
        </BigButton>
      )}
    </details>
  )
}

type KmProps = { id: string; km: string; onType: (km: string) => void }

function KmField({ id, km, onType }: KmProps) {
  const words = useWords(loadingWords)
  return (
    <TextField
      id={id}
      label={words.km}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={km}
      onChange={({ target }) => onType(target.value.replaceAll(/\D/g, ''))}
    />
  )
}
