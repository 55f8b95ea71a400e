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
  const [sentTo, setSentTo] = useState<string>()
  const passkey = useAction(words.noAnswer)
  const link = useAction(words.noAnswer)
  const enter = () =>
    passkey.run(async () => {
      if (!knowsPasskeys()) return passkey.setErrors({ '': words.noPasskeys })
      const hadGoods = await logInByPasskey()
      if (hadGoods === undefined) passkey.setErrors({ '': words.passkeyFailed })
      else onDone(hadGoods)
    })
  const send = () =>
    link.run(async () => {
      if (email === '') {
        link.setErrors({ '': words.emailFirst })
        return document.getElementById('log-in-email')?.focus()
      }
      await requestLogInLink(email, to)
      setSentTo(email)
    })
  return (
    <div className="people-ways">
      <p className="quiet">{words.otherWays}</p>
      <FailedNote text={passkey.errors['']} />
      <Button look="line" wide busy={passkey.busy} onClick={() => void enter()}>
        {words.byPasskey}
      </Button>
      <FailedNote text={link.errors.email ?? link.errors['']} />
      {sentTo === undefined || sentTo !== email ? (
        <Button look="line" wide busy={link.busy} onClick={() => void send()}>
          {words.byLink}
        </Button>
      ) : (
        <Note look="leaf" role="alert">
          <p>{words.linkSent(sentTo)}</p>
          <p>{words.linkSentMore}</p>
        </Note>
      )}
    </div>
  )
}
