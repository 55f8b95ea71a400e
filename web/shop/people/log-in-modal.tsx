import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { continueAsGuest } from '../session/session.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { isProtected } from '../session/protected-pages.ts'
import { LogInForm } from './log-in-form.tsx'
import { isCustomer, userStore } from '../session/user-store.ts'

/** Opens over the current page, which stays; cancelling continues as a guest. */
export default function LogInModal() {
  const words = useWords(logInWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [userBefore] = useState(() => userStore.read().value)
  const { busy, errors, run } = useAction(words.noAnswer)

  const continueAt = (path: string | undefined) =>
    void run(async () => {
      await continueAsGuest()
      if (path !== undefined) await navigate(path)
    })
  const cancel = () => continueAt(isProtected(pathname) ? '/' : undefined)

  /** Another customer must not see what was loaded for the first. */
  function reloadForOtherUser() {
    if (isCustomer(userBefore) && userBefore?.id !== userStore.read().value?.id) location.reload()
  }
  return (
    <Dialog
      open
      onClose={cancel}
      title={words.sessionEndedTitle}
      actionsAs="stack"
      actions={<GuestActions busy={busy} onCancel={cancel} onContinue={continueAt} />}
    >
      <p>{words.sessionEndedText}</p>
      <FailedNote text={errors['']} />
      <LogInForm to={pathname + search} onDone={reloadForOtherUser} />
    </Dialog>
  )
}

type ActionsProps = { busy: boolean; onCancel: () => void; onContinue: (path: string) => void }

function GuestActions({ busy, onCancel, onContinue }: ActionsProps) {
  const words = useWords(logInWords)
  const { pathname, search } = useLocation()
  const here = encodeURIComponent(pathname + search)
  return (
    <>
      <Button look="line" busy={busy} onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button look="text" onClick={() => onContinue(`/new-user?to=${here}`)}>
        {words.register}
      </Button>
      <Button look="text" onClick={() => onContinue('/reset-password')}>
        {words.forgotten}
      </Button>
    </>
  )
}
