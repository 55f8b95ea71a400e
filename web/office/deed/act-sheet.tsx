import { useState } from 'react'
import { createObserved, useObserved } from '../../client/observed.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { type Act, useUndo } from './use-undo.ts'
import './deed.css'

/** The number of the act that is shown. */
const shownAct = createObserved<number | undefined>(undefined)

export const showAct = (actionId: number) => shownAct.set(actionId)

const close = () => shownAct.set(undefined)

/** What an act on several records did and did not do, and its undoing as a whole. */
export function ActSheet() {
  const words = useWords(deedWords)
  const frame = useWords(frameWords)
  const actionId = useObserved(shownAct)
  const acts = useLoaded(actionId, () => api.listActions())
  useLive(['actions', 'own'], acts.reload)
  return (
    <Sheet
      side="right"
      open={actionId !== undefined}
      onClose={close}
      title={actionId === undefined ? '' : words.actTitle(actionId)}
      words={frame}
    >
      <Loading from={acts}>
        {({ rows }) => {
          const act = rows.find((row) => row.actionId === actionId)
          return act ? <Result act={act} /> : <p>{words.nothingToUndo}</p>
        }}
      </Loading>
    </Sheet>
  )
}

function Result({ act }: { act: Act }) {
  const words = useWords(deedWords)
  const language = useLanguage()
  const { undo } = useUndo()
  const [busy, setBusy] = useState(false)
  const { deed, by, madeAt, done, refused, undone, undoableUntil } = act
  const undoThis = async () => {
    setBusy(true)
    await undo(act.actionId)
    setBusy(false)
  }
  return (
    <div className="deed">
      <p>
        <b>{words.named[deed]?.name ?? deed}</b>
        <br />
        <span className="quiet tiny">{words.actBy(by.name, when(madeAt, language))}</span>
      </p>
      {undone && <p>{words.undoneBy(undone.by.name, when(undone.at, language))}</p>}
      <section>
        <h3>{words.doneTitle(done.length)}</h3>
        <p>{done.map(({ id }) => id).join(', ')}</p>
      </section>
      {refused.length > 0 && <RefusedRows rows={refused} />}
      <p className="row deed__acts">
        {undoableUntil !== null && (
          <Button busy={busy} onClick={() => void undoThis()}>
            {words.undo}
          </Button>
        )}
        <Button look="text" onClick={close}>
          {words.cancel}
        </Button>
      </p>
    </div>
  )
}

function RefusedRows({ rows }: { rows: Act['refused'] }) {
  const words = useWords(deedWords)
  return (
    <section>
      <h3>{words.refusedTitle(rows.length)}</h3>
      <ul className="deed__rows">
        {rows.map(({ id, message }) => (
          <li key={id}>
            <b>{id}</b> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
