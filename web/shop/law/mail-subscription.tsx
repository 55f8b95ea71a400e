import { Link, useSearchParams } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { ShopCalls } from '../../../contract/shop/calls.ts'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../page/page-head.tsx'
import './law.css'

type Subscription = Answer<ShopCalls['readMailSubscription']>['data']

async function readSubscription(key: string): Promise<Subscription | 'invalid'> {
  try {
    return (await api.readMailSubscription({ query: { key } })).data
  } catch (refused) {
    if (isRefusal(refused)) return 'invalid'
    throw refused
  }
}

/** Opened by the unsubscribe link of a mail; only its button changes the subscription. */
export default function MailSubscription() {
  const words = useWords(lawWords).mailSubscription
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const loaded = useLoaded(key, () => readSubscription(key))
  const { errors, run } = useAction(words.failed, (_, failed) => ({ '': failed }))

  const change = (subscribed: 0 | 1) =>
    run(async () => {
      const { data } = await api.changeMailSubscription({ body: { key, subscribed } })
      loaded.update(() => data)
    })
  return (
    <main id="saturs" className="wrap law law--alone">
      <PageHead title={words.title} description={words.description} path="/vestules" hidden />
      <h1>{words.title}</h1>
      {loaded.hasFailed ? (
        <FailedNote text={words.notLoaded} retryLabel={words.tryAgain} onRetry={loaded.reload} />
      ) : loaded.value === undefined ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock width="half" />
        </Skeleton>
      ) : loaded.value === 'invalid' ? (
        <Note look="sun">
          <p>{words.invalid}</p>
          <Link to="/user/profile">{words.profile}</Link>
        </Note>
      ) : (
        <SubscriptionPanel
          subscription={loaded.value}
          failure={errors['']}
          onChange={(subscribed) => void change(subscribed)}
        />
      )}
    </main>
  )
}

type PanelProps = {
  subscription: Subscription
  failure: string | undefined
  onChange: (subscribed: 0 | 1) => void
}

function SubscriptionPanel({ subscription, failure, onChange }: PanelProps) {
  const words = useWords(lawWords).mailSubscription
  const isSubscribed = subscription.subscribed === 1
  const sentence = isSubscribed ? words.subscribed : words.unsubscribed
  return (
    <div className="law__panel">
      <p aria-live="polite" className="strong">
        {sentence(words.topics[subscription.topic])}
      </p>
      <p>{words.contractStays}</p>
      <FailedNote text={failure} />
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
