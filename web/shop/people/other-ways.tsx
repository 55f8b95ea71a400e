import { useState } from 'react'
import { knowsPasskeys } from '../../client/passkey.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { logInByPasskey, requestLogInLink } from './log-in.ts'
import './person.css'

type Props = { email: string; to: string; onDone: (hadGoods: boolean) => void }

/** A passkey and a mailed link, which need no password. */
export function OtherWays({ email, to, onDone }: Props) {
  const words = useWords(logInWords)
  return (
    <div className="people-ways">
      <p className="quiet">{words.otherWays}</p>
      <ByPasskey onDone={onDone} />
      <ByMailedLink email={email} to={to} />
    </div>
  )
}

function ByPasskey({ onDone }: Pick<Props, 'onDone'>) {
  const words = useWords(logInWords)
  const { busy, errors, setErrors, run } = useAction(words.noAnswer)
  const enter = () =>
    run(async () => {
      if (!knowsPasskeys()) return setErrors({ '': words.noPasskeys })
      const hadGoods = await logInByPasskey()
      if (hadGoods === undefined) setErrors({ '': words.passkeyFailed })
      else onDone(hadGoods)
    })
  return (
    <>
      <FailedNote text={errors['']} />
      <Button look="line" wide busy={busy} onClick={() => void enter()}>
        {words.byPasskey}
      </Button>
    </>
  )
}

function ByMailedLink({ email, to }: Pick<Props, 'email' | 'to'>) {
  const words = useWords(logInWords)
  const [sentTo, setSentTo] = useState<string>()
  const { busy, errors, setErrors, run } = useAction(words.noAnswer)
  const send = () =>
    run(async () => {
      if (email === '') {
        setErrors({ '': words.emailFirst })
        return document.getElementById('log-in-email')?.focus()
      }
      await requestLogInLink(email, to)
      setSentTo(email)
    })
  return (
    <>
      <FailedNote text={errors.email ?? errors['']} />
      {sentTo === undefined || sentTo !== email ? (
        <Button look="line" wide busy={busy} onClick={() => void send()}>
          {words.byLink}
        </Button>
      ) : (
        <Note look="leaf" role="alert">
          <p>{words.linkSent(sentTo)}</p>
          <p>{words.linkSentMore}</p>
        </Note>
      )}
    </>
  )
}
