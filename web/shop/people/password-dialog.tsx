import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

type Props = {
  /** What waits for the password; nothing is asked without it. */
  work: ((proof: { password: string }) => Promise<void>) | undefined
  onClose: () => void
}

/** Asks for the password before what a thief of an open session would do, and does it then. */
export function PasswordDialog({ work, onClose }: Props) {
  const words = useWords(profileWords)
  const { draft, field, errors, busy, formProps, submit, reset } = useForm(
    { password: '' },
    words.failed,
  )
  function close() {
    onClose()
    reset()
  }
  async function prove() {
    await work?.(draft)
    close()
  }
  const actions = (
    <>
      <Button look="line" onClick={close}>
        {words.cancel}
      </Button>
      <Button busy={busy} onClick={submit(prove)}>
        {words.goOn}
      </Button>
    </>
  )
  return (
    <Dialog open={work !== undefined} onClose={close} title={words.proveTitle} actions={actions}>
      <p>{words.proveText}</p>
      <form {...formProps(prove)}>
        <CurrentPasswordField {...field('password')} id="prove-password" />
      </form>
      <FailedNote text={errors['']} />
    </Dialog>
  )
}
