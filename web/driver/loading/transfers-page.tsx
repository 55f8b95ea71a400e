import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import type { OwnRun, OwnTransfer } from './own-run.ts'
import './loading.css'

type Props = { run: OwnRun; onBack: () => void }

/** What goes from this van and to it; the driver confirms his own hand. */
export function TransfersPage({ run, onBack }: Props) {
  const words = useWords(loadingWords)
  const driver = useWords(driverWords)
  const params = { id: String(run.id) }
  const transfers = useLoaded(run.id, () => api.listOwnTransfers({ params }))
  return (
    <Frame title={words.transfers} note={words.run(run.number, run.plate)} onBack={onBack}>
      <FailedNote
        text={transfers.hasFailed ? driver.unreachable : undefined}
        retryLabel={driver.retry}
        onRetry={transfers.reload}
      />
      {transfers.value?.transfers.length === 0 && (
        <p className="driver-lead">{words.noTransfers}</p>
      )}
      <ul className="driver-runs">
        {transfers.value?.transfers.map((transfer) => (
          <TransferLine
            key={transfer.id}
            transfer={transfer}
            isGiver={transfer.fromRunId === run.id}
            onChanged={transfers.reload}
          />
        ))}
      </ul>
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
    ...goods.map(({ pieces, name }) => `${pieces} × ${name}`),
    ...(stopId === null ? [] : [words.aStop]),
  ]
  const confirm = () =>
    run(async () => {
      const hand = isGiver ? 'given' : 'taken'
      await api.confirmOwnTransfer({ params: { id: String(id) }, body: { hand } })
      onChanged()
    })
  return (
    <li className="driver-run">
      <h2>{isGiver ? words.give : words.take}</h2>
      <p>{what.join(', ')}</p>
      <FailedNote text={Object.values(errors)[0]} />
      {state === 'open' && !isOwnConfirmed ? (
        <Button wide busy={busy} onClick={() => void confirm()}>
          {isGiver ? words.gave : words.took}
        </Button>
      ) : (
        <output>{says[state]}</output>
      )}
    </li>
  )
}
