import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { ShopCalls } from '../../../contract/shop/calls.ts'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../page/page-head.tsx'
import './law.css'

type Subscription = Answer<ShopCalls['readMailSubscription']>['data']

/** Opened by the unsubscribe link of a mail; only its button changes the subscription. */
export default function MailSubscription() {
  const words = useWords(lawWords).mailSubscription
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const [subscription, setSubscription] = useState<Subscription | 'invalid' | 'unknown'>()
  const [changeFailed, setChangeFailed] = useState(false)

  useEffect(() => {
    if (subscription !== undefined) return
    api.readMailSubscription({ query: { key } }).then(
      ({ data }) => setSubscription(data),
      (refused) => setSubscription(isRefusal(refused) ? 'invalid' : 'unknown'),
    )
  }, [key, subscription])

  const change = async (subscribed: 0 | 1) => {
    setChangeFailed(false)
    try {
      setSubscription((await api.changeMailSubscription({ body: { key, subscribed } })).data)
    } catch {
      setChangeFailed(true)
    }
  }
  return (
    <main id="saturs" className="wrap law law--alone">
      <PageHead title={words.title} description={words.description} path="/vestules" hidden />
      <h1>{words.title}</h1>
      {subscription === undefined ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock width="half" />
        </Skeleton>
      ) : subscription === 'unknown' ? (
        <FailedNote
          text={words.notLoaded}
          retryLabel={words.tryAgain}
          onRetry={() => setSubscription(undefined)}
        />
      ) : subscription === 'invalid' ? (
        <Note look="sun">
          <p>{words.invalid}</p>
          <Link to="/user/profile">{words.profile}</Link>
        </Note>
      ) : (
        <SubscriptionPanel
          subscription={subscription}
          failed={changeFailed}
          onChange={(subscribed) => void change(subscribed)}
        />
      )}
    </main>
  )
}

type PanelProps = {
  subscription: Subscription
  failed: boolean
  onChange: (subscribed: 0 | 1) => void
}

function SubscriptionPanel({ subscription, failed, onChange }: PanelProps) {
  const words = useWords(lawWords).mailSubscription
  const isSubscribed = subscription.subscribed === 1
  const sentence = isSubscribed ? words.subscribed : words.unsubscribed
  return (
    <div className="law__panel">
      <p aria-live="polite" className="strong">
        {sentence(words.topics[subscription.topic])}
      </p>
      <p>{words.contractStays}</p>
      {failed && (
        <Note look="clay" role="alert">
          {words.failed}
        </Note>
      )}
      <div className="row">
        {isSubscribed ? (
          <Button onClick={() => onChange(0)}>{words.stop}</Button>
        ) : (
          <Button look="line" onClick={() => onChange(1)}>
            {words.resume}
          </Button>
        )}
      </div>
    </div>
  )
}
