import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { CallFailed } from '../../../contract/shared/http-client.ts'
import { useObserved } from '../../client/observed.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { offlineParts } from '../page/offline-parts.ts'
import './account.css'

/** Shows a failed load inside the account page, with a retry. */
export function AccountError({ title, text }: { title: string; text?: string }) {
  const words = useWords(accountWords)
  const error = useRouteError()
  const installed = useObserved(offlineParts)
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage missing />
  if (installed && error instanceof CallFailed)
    return <AccountFrame title={title}>{installed.part}</AccountFrame>
  return (
    <AccountFrame title={title}>
      <div className="account-request">
        <Note look="clay" role="alert">
          {text ?? words.failed}
        </Note>
        <Button look="line" busy={state === 'loading'} onClick={() => void revalidate()}>
          {words.tryAgain}
        </Button>
      </div>
    </AccountFrame>
  )
}
