import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import './person.css'

/** The mail's link: opening it changes nothing, the button confirms. */
export default function EmailChangePage() {
  const words = useWords(profileWords)
  const { shopName } = useWords(frameWords)
  const { token = '' } = useParams()
  const [result, setResult] = useState<string>()
  const [isExpired, setIsExpired] = useState(false)
  const { busy, errors, run } = useAction(words.failed)
  const confirm = () =>
    run(async () => {
      const { data } = await api
        .confirmEmailChange({ body: { token } })
        .catch((failed: unknown) => {
          setIsExpired(isRefusal(failed))
          throw failed
        })
      setResult(data.is_done === 1 ? words.emailDone : words.emailHalf)
    })
  return (
    <main id="saturs" className="wrap people-page">
      <title>{`${words.emailConfirmTitle} – ${shopName}`}</title>
      <div>
        <h1>{words.emailConfirmTitle}</h1>
        <div className="form">
          <FailedNote text={errors['']} />
          {result !== undefined ? (
            <Note look="leaf" role="alert">
              <p>{result}</p>
            </Note>
          ) : isExpired ? null : (
            <>
              <p>
                <NoBreak>{words.emailConfirmText}</NoBreak>
              </p>
              <Button busy={busy} onClick={() => void confirm()}>
                {words.emailConfirm}
              </Button>
            </>
          )}
          {(result ?? errors['']) !== undefined && (
            <LinkButton look="line" to="/user/profile">
              {words.toProfile}
            </LinkButton>
          )}
        </div>
      </div>
    </main>
  )
}
