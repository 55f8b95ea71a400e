import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LinkAction } from '../../../contract/shop/autoship-links.ts'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { deliveryAutoshipName } from './autoship-phrases.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { changeableUntil, willBeDelivered, type Words } from '../delivery/delivery-phrases.ts'
import { LastChangeNote } from './last-change-note.tsx'
import { type LinkedDelivery, MailAnswers } from './mail-answers.tsx'
import { ScopeMark } from '../delivery/scope-mark.tsx'
import './schedule.css'

const actions: readonly LinkAction[] = ['confirm', 'skip', 'move', 'add']

/** Opens a mail's link without log-in. Reading changes nothing: mail scanners open links too. */
export async function clientLoader({
  params,
  request,
}: ClientLoaderFunctionArgs): Promise<LinkedDelivery | null> {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const action = actions.find((known) => known === params.action)
  if (action === undefined || key === '') return null
  try {
    const { data } = await api.readDeliveryByKey({ params: { action, key } })
    return { ...data, action, key }
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    return null
  }
}
clientLoader.hydrate = true as const

/** Confirms, skips, moves or adds goods to one delivery by a mail's link. */
export default function MailPage() {
  const linked = useLoaderData<typeof clientLoader>()
  const words = useWords(autoshipScheduleWords)
  const { shopName } = useWords(frameWords)
  const title = linked ? pageTitle(linked, words) : words.mail.over
  return (
    <main id="saturs" className="wrap autoship-mail">
      <title>{`${title} – ${shopName}`}</title>
      {linked ? (
        <LinkedDeliveryView linked={linked} title={title} />
      ) : (
        <EmptyState
          picture="drop"
          level={1}
          title={title}
          action={<LinkButton to="/autoship">{words.mail.toAutoship}</LinkButton>}
        >
          {words.mail.overText}
        </EmptyState>
      )}
    </main>
  )
}

/** A moved day or added goods can be changed again, so only confirm and skip are ever done. */
const isDone = ({ action, delivery }: LinkedDelivery): boolean =>
  !willBeDelivered(delivery) || (action === 'confirm' && delivery.state === 'confirmed')

const pageTitle = (linked: LinkedDelivery, { mail }: Words): string =>
  isDone(linked)
    ? mail.done[willBeDelivered(linked.delivery) ? 'confirm' : 'skip']
    : mail[linked.action]

function LinkedDeliveryView({ linked, title }: { linked: LinkedDelivery; title: string }) {
  const words = useWords(autoshipScheduleWords)
  const seriesWords = useWords(autoshipWords)
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { delivery } = linked
  const until = changeableUntil(delivery.changeable_until, language)
  return (
    <>
      <h1>{title}</h1>
      <article className="autoship-entry">
        <DeliveryDate day={delivery.delivery_date ?? delivery.planned_on} />
        <div>
          <ScopeMark of="this">{words.thisOnly}</ScopeMark>
          <h2>{deliveryAutoshipName(delivery, seriesWords)}</h2>
          {willBeDelivered(delivery) ? (
            <DeliverySheet delivery={delivery} />
          ) : (
            <p>{words.gone[delivery.reason ?? 'customer']}</p>
          )}
          {willBeDelivered(delivery) && until !== undefined && (
            <p className="delivery-until">{words.until(until)}</p>
          )}
          <LastChangeNote onUndone={() => void revalidate()} />
          <MailAnswers linked={linked} isDone={isDone(linked)} onChanged={revalidate} />
          <p>
            <Link to="/autoship">{words.mail.toAutoship}</Link>
          </p>
        </div>
      </article>
    </>
  )
}

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
