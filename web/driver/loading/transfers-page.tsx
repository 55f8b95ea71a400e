import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { shortName } from '../road/typed-stop.ts'
import { OfferTransfer } from './offer-transfer.tsx'
import type { OwnRun, OwnTransfer } from './own-run.ts'
import './loading.css'

type Props = { run: OwnRun; onBack: () => void }

/** What goes from this van and to it; the driver confirms his own hand. */
export function TransfersPage({ run, onBack }: Props) {
  const words = useWords(loadingWords)
  const params = { id: String(run.id) }
  const [isOffering, setOffering] = useState(false)
  const read = useLoaded(run.id, () =>
    Promise.all([api.listOwnTransfers({ params }), api.listRunsToMeet({ params })]),
  )
  const [{ transfers }, { runs: others }] = read.value ?? [{}, {}]
  return (
    <Frame title={words.transfers} note={words.run(run.number, run.plate)} onBack={onBack}>
      <ReadState read={read} />
      {transfers?.length === 0 && <p className="driver-lead">{words.noTransfers}</p>}
      <ul className="driver-runs">
        {transfers?.map((transfer) => (
          <TransferLine
            key={transfer.id}
            transfer={transfer}
            isGiver={transfer.fromRunId === run.id}
            onChanged={read.reload}
          />
        ))}
      </ul>
      {others?.length === 0 && <p className="driver-lead">{words.noOtherVan}</p>}
      {others && others.length > 0 && !isOffering && (
        <BigButton onClick={() => setOffering(true)}>{words.offer}</BigButton>
      )}
      {others && isOffering && (
        <OfferTransfer
          run={run}
          others={others}
          onOffered={() => {
            setOffering(false)
            read.reload()
          }}
        />
      )}
    </Frame>
  )
}

type LineProps = { transfer: OwnTransfer; isGiver: boolean; onChanged: () => void }

function TransferLine({ transfer, isGiver, onChanged }: LineProps) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const { busy, errors, run } = useAction(driver.failed)
  const { id, goods, stopId, state, isGiven, isTaken } = transfer
  const isOwnConfirmed = isGiver ? isGiven : isTaken
  const says = { open: words.isConfirmed, done: words.isDone, withdrawn: words.isWithdrawn }
  const what = [
    ...goods.map(({ pieces, name }) => `${pieces} × ${shortName(name)}`),
    ...(stopId === null ? [] : [words.aStop]),
  ]
  const params = { id: String(id) }
  const hand = isGiver ? 'given' : 'taken'
  const confirm = () =>
    run(() => api.confirmOwnTransfer({ params, body: { hand } }).then(onChanged))
  const withdraw = () => run(() => api.withdrawOwnTransfer({ params }).then(onChanged))
  return (
    <li className="driver-run">
      <h2>{isGiver ? words.give : words.take}</h2>
      <p>{what.join(', ')}</p>
      <FailedNote text={Object.values(errors)[0]} />
      {state === 'open' && !isOwnConfirmed ? (
        <BigButton busy={busy} onClick={() => void confirm()}>
          {isGiver ? words.gave : words.took}
        </BigButton>
      ) : (
        <output>{says[state]}</output>
      )}
      {state === 'open' && isOwnConfirmed && (
        <BigButton look="line" busy={busy} onClick={() => void withdraw()}>
          {words.withdraw}
        </BigButton>
      )}
    </li>
  )
}
