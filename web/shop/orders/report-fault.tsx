import { useState } from 'react'
import { Link } from 'react-router'
import { inBase64 } from '../../client/in-base64.ts'
import { smallPhoto } from '../../client/small-photo.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.ts'
import { feedbackWords } from '../../words/shop/feedback.ts'
import { useWords } from '../../words/use-words.ts'
import type { Feedback } from './use-feedback.ts'
import './feedback.css'

type Props = { feedback: Feedback; goodId: number; name: string }

/** What was wrong with a good of a delivered order, as it was said, or the button to say it. */
export function ReportFault({ feedback, goodId, name }: Props) {
  const words = useWords(feedbackWords)
  const [isOpen, setOpen] = useState(false)
  const { value } = feedback
  if (value?.may_rate !== 1) return null
  const faults = value.faults.filter(({ good_id }) => good_id === goodId)
  const open = faults.find(({ answer }) => answer === null)
  return (
    <>
      {faults.map(({ id, comment, has_photo, answer }) => (
        <small key={id} className="orders-fault">
          {words.reported(comment)}
          {has_photo === 1 && words.withPhoto}
          {answer !== null && <b>{words.answer(answer)}</b>}
        </small>
      ))}
      <Button
        look="text"
        aria-label={open ? words.changeNamed(name) : words.reportNamed(name)}
        onClick={() => setOpen(true)}
      >
        {open ? words.change : words.report}
      </Button>
      {isOpen && (
        <FaultDialog
          {...{ feedback, goodId, name }}
          comment={open?.comment ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type DialogProps = Props & { comment: string; onClose: () => void }

function FaultDialog({ feedback, goodId, name, comment, onClose }: DialogProps) {
  const words = useWords(feedbackWords)
  const [photo, setPhoto] = useState<{ name: string; content: string }>()
  const form = useForm({ comment }, words.notSent, {
    check: ({ comment: said }) => (said.trim() === '' ? { comment: words.whatMissing } : {}),
  })
  const { draft, field, errors, busy, submit } = form
  const send = submit(async () => {
    const said = { good_id: goodId, comment: draft.comment }
    await feedback.report({ ...said, ...(photo && { photo: photo.content }) })
    toasts.show({ text: words.sent, icon: 'check' })
    onClose()
  })
  const actions = (
    <>
      <Button look="line" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button busy={busy} onClick={send}>
        {words.send}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.faultTitle} actions={actions}>
      <p className="strong">
        <NoBreak>{name}</NoBreak>
      </p>
      <p>{words.faultText}</p>
      <TextArea {...field('comment')} label={words.what} maxLength={500} rows={3} />
      <PhotoField added={photo?.name} onPhoto={setPhoto} />
      <FailedNote text={errors['']} />
      <p className="quiet">
        {words.counts} <Link to="/user/rented-goods/1">{words.countsLink}</Link>.
      </p>
    </Dialog>
  )
}

type PhotoProps = {
  added: string | undefined
  onPhoto: (photo: { name: string; content: string }) => void
}

function PhotoField({ added, onPhoto }: PhotoProps) {
  const words = useWords(feedbackWords)
  const [isUnread, setUnread] = useState(false)
  const read = async (file: File) => {
    try {
      const small = await smallPhoto(file)
      const content = inBase64(new Uint8Array(await small.arrayBuffer()))
      onPhoto({ name: file.name, content })
      setUnread(false)
    } catch {
      setUnread(true)
    }
  }
  return (
    <>
      <label className="orders-photo">
        <Icon name="camera" />
        {added === undefined ? words.photo : words.photoAdded(added)}
        <input
          type="file"
          accept="image/*"
          className="vh"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void read(file)
          }}
        />
      </label>
      <FailedNote text={isUnread ? words.photoUnread : undefined} />
    </>
  )
}
