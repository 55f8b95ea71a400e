import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'

type Props = { id: number; onClose: () => void; onDone: () => void }

/** Gives the former day back to those who have not chosen another. */
export function UndoChange({ open, ...props }: Props & { open: boolean }) {
  const words = useWords(daysWords)
  const frame = useWords(frameWords)
  return (
    <Sheet side="right" open={open} onClose={props.onClose} title={words.undoTitle} words={frame}>
      <Undoing {...props} />
    </Sheet>
  )
}

function Undoing({ id, onClose, onDone }: Props) {
  const words = useWords(daysWords)
  const { draft, change, forget } = useDraft(`undo days ${id}`, () => ({ reason: '' }))
  const { reason } = draft
  const { deed, end } = useDeedForm({
    name: 'calendar.undo',
    typed: reason,
    isComplete: reason.trim() !== '',
    send: ({ query, body }, options) =>
      api.undoCalendarChange(
        { params: { id: String(id) }, query, body: { reason, ...body } },
        options,
      ),
    forget,
    onEnd: onClose,
    onDone,
  })
  return (
    <DeedPanel deed={deed} verb={words.undo} onCancel={end}>
      <p className="quiet">{words.undoHint}</p>
      <TextInput
        label={words.reason}
        value={reason}
        error={deed.errors.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </DeedPanel>
  )
}
