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
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { PersonFrame } from './person-frame.tsx'
import './person.css'

/** The mail's link: opening it changes nothing, the button confirms. */
export default function EmailChangePage() {
  const words = useWords(profileWords)
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
    <PersonFrame title={words.emailConfirmTitle}>
      <div className="form">
        <FailedNote text={errors['']} />
        {result !== undefined ? (
          <Note look="leaf" role="alert">
            <p>{result}</p>
          </Note>
        ) : (
          !isExpired && <ConfirmButton busy={busy} onPress={() => void confirm()} />
        )}
        {(result ?? errors['']) !== undefined && (
          <LinkButton look="line" to="/user/profile">
            {words.toProfile}
          </LinkButton>
        )}
      </div>
    </PersonFrame>
  )
}

function ConfirmButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const words = useWords(profileWords)
  return (
    <>
      <p>
        <NoBreak>{words.emailConfirmText}</NoBreak>
      </p>
      <Button busy={busy} onClick={onPress}>
        {words.emailConfirm}
      </Button>
    </>
  )
}
