import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isRefusal } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { safeRedirect } from '../page/safe-redirect.ts'
import { logInByLink } from './log-in.ts'
import { PersonFrame } from './person-frame.tsx'

/** The mail's link: opening it changes nothing, for mail programs open links; the button logs in. */
export default function LogInLinkPage() {
  const words = useWords(logInWords)
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  const { busy, errors, run } = useAction(words.noAnswer)
  const enter = () =>
    run(async () => {
      const { hadGoods, to } = await logInByLink(token).catch((failed: unknown) => {
        setIsOver(isRefusal(failed))
        throw failed
      })
      if (hadGoods) toasts.show({ text: words.cartsMerged, icon: 'check' })
      await navigate(safeRedirect(to, location.origin), { replace: true })
    })
  return (
    <PersonFrame title={words.linkTitle}>
      {isOver ? (
        <LinkIsOver />
      ) : (
        <div className="form">
          <p>{words.linkText}</p>
          <FailedNote text={errors['']} />
          <Button busy={busy} onClick={() => void enter()}>
            {words.submit}
          </Button>
        </div>
      )}
    </PersonFrame>
  )
}

function LinkIsOver() {
  const words = useWords(logInWords)
  return (
    <div className="form">
      <Note look="clay" role="alert">
        <p>{words.linkOver}</p>
      </Note>
      <LinkButton look="line" to="/login">
        {words.newLink}
      </LinkButton>
    </div>
  )
}
