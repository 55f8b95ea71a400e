import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { shortName } from '../road/typed-stop.ts'
import type { OwnLoad, OwnRun } from './own-run.ts'
import './loading.css'

type Props = { run: OwnRun; goods: OwnLoad['goods']; onSaved: () => void }

/** What the driver takes along beyond the orders, to be sold at doors. */
export function Spares({ run, goods, onSaved }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const changed = goods.flatMap(({ goodId, spare }) =>
    pieces[goodId] === undefined || pieces[goodId] === spare
      ? []
      : [{ goodId, pieces: pieces[goodId] }],
  )
  const save = () =>
    doIt(async () => {
      await api.setOwnSpares({ params: { id: String(run.id) }, body: { goods: changed } })
      setPieces({})
      onSaved()
    })
  return (
    <details className="driver-offer__stops">
      <summary>{words.spares}</summary>
      {goods.map(({ goodId, name, spare }) => (
        <Stepper
          key={goodId}
          label={shortName(name)}
          value={pieces[goodId] ?? spare}
          planned={spare}
          onChange={(count) => setPieces({ ...pieces, [goodId]: count })}
        />
      ))}
      <FailedNote text={Object.values(errors)[0]} />
      {changed.length > 0 && (
        <BigButton busy={busy} onClick={() => void save()}>
          {words.saveSpares}
        </BigButton>
      )}
    </details>
  )
}
