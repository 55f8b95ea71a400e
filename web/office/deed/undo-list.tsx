import { useState } from 'react'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { when } from '../session/when.ts'
import { showAct } from './act-sheet.tsx'
import { type Act, useUndo } from './use-undo.ts'
import './deed.css'

/** An act of a moment ago is undone by the key at once, an older one is asked about. */
const FRESH_MS = 10 * MINUTE_MS

/** What the person can still undo: the count in the foot, the list behind it, and the key. */
export function UndoList() {
  const words = useWords(deedWords)
  const [isOpen, setOpen] = useState(false)
  const { acts, undoThis } = useUndoable()
  const [latest] = acts
  const undoLatest = () => {
    if (latest && Date.now() - Date.parse(latest.madeAt) < FRESH_MS) void undoThis(latest)
    else setOpen(true)
  }
  const said = latest ? saidOf(latest, words) : ''
  useShortcuts(
    latest ? [{ keys: 'u', label: words.undoOf(said), group: 'everywhere', run: undoLatest }] : [],
  )
  return (
    <>
      {latest && (
        <button type="button" onClick={() => setOpen(true)}>
          <KeyCaps keys="u" /> {words.undoable(acts.length)}
        </button>
      )}
      <UndoDialog acts={acts} open={isOpen} onClose={() => setOpen(false)} onUndo={undoThis} />
    </>
  )
}

type DialogProps = {
  acts: readonly Act[]
  open: boolean
  onClose: () => void
  onUndo: (act: Act) => Promise<void>
}

function UndoDialog({ acts, open, onClose, onUndo }: DialogProps) {
  const words = useWords(deedWords)
  const show = ({ actionId }: Act) => {
    onClose()
    showAct(actionId)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.undoTitle}
      actions={
        <Button look="text" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      {acts.length === 0 && <p>{words.nothingToUndo}</p>}
      <ul className="deed-undo">
        {acts.map((act) => (
          <UndoRow
            key={act.actionId}
            act={act}
            onUndo={() => onUndo(act)}
            onShow={() => show(act)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** The latest first; a person who looks as another has none. */
function useUndoable() {
  const { undo } = useUndo()
  const { viewedBy } = useSession().session
  const { value, reload } = useLoaded('actions', undoableActs)
  useLive(['actions'], reload)
  const undoThis = async ({ actionId }: Act) => {
    await undo(actionId)
    reload()
  }
  return { acts: viewedBy ? [] : (value ?? []), undoThis }
}

const undoableActs = async () => (await api.listActions()).rows.filter(isUndoable)

const isUndoable = ({ undoableUntil }: Act) =>
  undoableUntil !== null && Date.parse(undoableUntil) > Date.now()

const saidOf = ({ deed, done }: Act, words: (typeof deedWords)['lv']) =>
  words.named[deed]?.done(done.length) ?? words.doneAny(done.length)

type RowProps = { act: Act; onUndo: () => Promise<void>; onShow: () => void }

function UndoRow({ act, onUndo, onShow }: RowProps) {
  const words = useWords(deedWords)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }
  const about = act.done.map(({ id }) => id).slice(0, 5)
  return (
    <li>
      <p>
        <b>{saidOf(act, words)}</b> {about.join(', ')}
        <br />
        <span className="quiet tiny">
          {when(act.madeAt, language)}, {words.untilWhen(when(act.undoableUntil!, language))}
        </span>
      </p>
      <span>
        {act.done.length + act.refused.length > 1 && (
          <Button look="text" onClick={() => onShow()}>
            {words.show}
          </Button>
        )}
        <Button look="line" busy={busy} onClick={() => void press()}>
          {words.undo}
        </Button>
      </span>
    </li>
  )
}
