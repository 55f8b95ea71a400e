import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { type Run, shortGood, sum } from './run.ts'
import { startText } from './start-text.ts'
import { useRunAct } from './use-run-act.ts'

/** What lies in the van, what goes between vans, and what has happened. */
export function RunAside({ run, onChanged }: { run: Run; onChanged: () => void }) {
  return (
    <aside className="runs-aside">
      <LoadList run={run} />
      {run.transfers.length > 0 && <Transfers run={run} onChanged={onChanged} />}
      <History run={run} />
    </aside>
  )
}

function LoadList({ run: { goods } }: { run: Run }) {
  const words = useWords(runWords)
  const bottles = goods.filter(({ isBottle }) => isBottle)
  const rows = [...bottles, ...goods.filter(({ isBottle }) => !isBottle)]
  return (
    <section>
      <h2>{words.loadList}</h2>
      <table>
        <caption className="vh">{words.loadList}</caption>
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            {[words.loaded, words.left, words.empties, words.free].map((name) => (
              <th key={name} scope="col" className="runs-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ goodId, name, isBottle, loaded, left, taken, free }) => (
            <tr key={goodId}>
              <td>
                <NoBreak>{shortGood(name)}</NoBreak>
              </td>
              <td className="runs-end">{loaded}</td>
              <td className="runs-end">{left}</td>
              <td className="runs-end">{isBottle ? taken : ''}</td>
              <td className="runs-end">{free}</td>
            </tr>
          ))}
          {bottles.length > 1 && <TogetherRow bottles={bottles} />}
        </tbody>
      </table>
    </section>
  )
}

function TogetherRow({ bottles }: { bottles: Run['goods'] }) {
  const words = useWords(runWords)
  return (
    <tr>
      <td>
        <b>{words.together}</b>
      </td>
      <td className="runs-end">{sum(bottles.map(({ loaded }) => loaded))}</td>
      <td className="runs-end">{sum(bottles.map(({ left }) => left))}</td>
      <td className="runs-end">{sum(bottles.map(({ taken }) => taken))}</td>
      <td className="runs-end">{sum(bottles.map(({ free }) => free))}</td>
    </tr>
  )
}

type Transfer = Run['transfers'][number]

function Transfers({ run, onChanged }: { run: Run; onChanged: () => void }) {
  const words = useWords(runWords)
  return (
    <section>
      <h2>{words.transfers}</h2>
      <ul>
        {run.transfers.map((transfer) => (
          <TransferLine key={transfer.id} transfer={transfer} run={run} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { transfer: Transfer; run: Run; onChanged: () => void }

function TransferLine({ transfer, run, onChanged }: LineProps) {
  const words = useWords(runWords)
  const { kind, state, isGiven, isTaken, goods, stopId, fromRunId, toRunId } = transfer
  const otherId = fromRunId === run.id ? toRunId : fromRunId
  const other = run.otherRuns.find((own) => own.id === otherId)
  const stop = run.stops.find((own) => own.id === stopId)
  const what = [
    ...goods.map(({ pieces, name }) => `${pieces} × ${shortGood(name)}`),
    ...(stop ? [stop.address] : []),
  ]
  return (
    <li>
      <b>{fromRunId === run.id ? '→' : '←'}</b> {other?.plate ?? otherId}: {what.join(', ')},{' '}
      {words.transferKinds[kind]}, {words.transferStates[state]}
      <br />
      <span className="quiet">
        {isGiven ? words.given : words.waitsGiver}, {isTaken ? words.taken : words.waitsTaker}
      </span>
      <TransferButtons transfer={transfer} onChanged={onChanged} />
    </li>
  )
}

type ButtonsProps = { transfer: Transfer; onChanged: () => void }

/** Both hands confirm; until then it can be taken back. */
function TransferButtons({ transfer, onChanged }: ButtonsProps) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const { busy, message, act } = useRunAct(onChanged)
  const { id, state, isGiven, isTaken } = transfer
  const params = { id: String(id) }
  const confirm = (hand: 'given' | 'taken', said: string) =>
    void act(() => api.confirmTransfer({ params, body: { hand } }), said)
  return (
    <>
      <FailedNote text={message} />
      {state === 'open' && mayDo('transferGoods') && (
        <p className="row">
          {!isGiven && (
            <Button look="text" busy={busy} onClick={() => confirm('given', words.given)}>
              {words.giveNow}
            </Button>
          )}
          {!isTaken && (
            <Button look="text" busy={busy} onClick={() => confirm('taken', words.taken)}>
              {words.takeNow}
            </Button>
          )}
          <Button
            look="text"
            busy={busy}
            onClick={() => void act(() => api.withdrawTransfer({ params }), words.undone)}
          >
            {words.takeBack}
          </Button>
        </p>
      )}
    </>
  )
}

function History({ run: { changes, stops } }: { run: Run }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const detailOf = ({ kind, to, stopId, reason, was, start }: Run['changes'][number]) => {
    if (kind === 'state' && to) return words.states[to]
    const stop = stops.find(({ id }) => id === stopId)
    return [stop?.address, startText(was, start, language), reason].filter(Boolean).join(', ')
  }
  return (
    <section>
      <h2>{words.history}</h2>
      {changes.length === 0 && <p className="quiet">{words.emptyHistory}</p>}
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <span className="quiet">{when(change.at, language)}</span> {words.changes[change.kind]}
            {detailOf(change) && `: ${detailOf(change)}`}
            {change.by && <span className="quiet">, {change.by}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
