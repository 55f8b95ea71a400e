import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../session/api.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

/** Requests a mail when the good is back in stock; guests log in first. */
export default function NotifyMe({ goodId }: { goodId: number }) {
  const words = useWords(catalogueWords)
  const { pathname, search } = useLocation()
  const customer = isCustomer(useStore(userStore).value)
  const [state, setState] = useState<'open' | 'sending' | 'asked'>('open')
  const busy = state === 'sending'
  async function subscribe() {
    setState('sending')
    try {
      await api.askBackInStock({ params: { id: String(goodId) } })
      setState('asked')
    } catch {
      setState('open')
      toasts.show({ text: words.failed, kind: 'important' })
    }
  }
  if (!customer)
    return (
      <LinkButton
        look="line"
        wide
        icon="bell"
        to={`/login?to=${encodeURIComponent(pathname + search)}`}
        title={words.logInForNotice}
      >
        {words.notifyMe}
      </LinkButton>
    )
  if (state === 'asked') return <output className="small">{words.willNotify}</output>
  return (
    <Button look="line" wide icon="bell" busy={busy} onClick={() => void subscribe()}>
      {words.notifyMe}
    </Button>
  )
}
