import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listed } from '../../../domain/words/listed.ts'
import { api } from '../session/api.ts'
import { endSession } from '../session/session.ts'
import { isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { forgetCustomer } from './forget-customer.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

/** Asks for the password, where there is one; the server refuses while money, bottles or orders remain. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const words = useWords(profileWords)
  const [open, setOpen] = useState(false)
  return (
    <section>
      <h2>{words.deleteTitle}</h2>
      <p>{words.deleteText}</p>
      <Button look="clay-text" flush onClick={() => setOpen(true)}>
        {words.deleteAction}
      </Button>
      <PasswordDialog open={open} onClose={() => setOpen(false)} hasPassword={hasPassword} />
    </section>
  )
}

type DialogProps = { open: boolean; onClose: () => void; hasPassword: boolean }

function PasswordDialog({ open, onClose, hasPassword }: DialogProps) {
  const words = useWords(profileWords)
  const navigate = useNavigate()
  const { draft, field, errors, busy, submit, reset } = useForm({ password: '' }, words.failed, {
    messagesOf: useMessages(),
  })

  function close() {
    onClose()
    reset()
  }
  const deleteAccount = submit(async () => {
    await api.deleteAccount({ body: hasPassword ? draft : { confirmed: 1 } })
    endSession()
    forgetCustomer()
    toasts.show({ text: words.deleted, kind: 'important', icon: 'check' })
    void navigate('/login')
  })
  const actions = (
    <>
      <Button look="line" onClick={close}>
        {words.doNotDelete}
      </Button>
      <Button look="clay" busy={busy} onClick={deleteAccount}>
        {words.deleteAction}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={close} title={words.deleteQuestion} actions={actions}>
      <p>{words.deleteText}</p>
      {hasPassword && <CurrentPasswordField {...field('password')} id="delete-password" />}
      <FailedNote text={errors['']} />
    </Dialog>
  )
}

const aboutOpenMatters = ['orders_are_open', 'payments_are_open', 'money_is_open'] as const

/** A refusal's own sentence is about the first open matter alone. */
function useMessages() {
  const { deletedOnce, openMatters } = useWords(profileWords)
  const language = useLanguage()
  return (refused: unknown, failed: string) => {
    const open = aboutOpenMatters.flatMap((code) =>
      isRefusedWith(refused, code) ? refused.body.open : [],
    )
    if (open.length < 2) return refusedFieldMessages(refused, failed)
    const matters = open.map((matter) => openMatters[matter])
    return { '': deletedOnce(listed(matters, language)) }
  }
}
