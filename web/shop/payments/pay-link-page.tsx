import { useLoaderData } from 'react-router'
import { type Cents, parseEuros } from '../../../domain/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { inBrowser, isMissing, type PageLoad } from '../session/loading.ts'
import { PayLinkForm } from './pay-link-form.tsx'
import { PayLinkFrame } from './pay-link-frame.tsx'

const load = (async ({ api, url: { searchParams } }) => {
  const key = searchParams.get('key') ?? ''
  const sumCents: Cents = parseEuros(searchParams.get('sum') ?? '') ?? 0
  const isLost = searchParams.has('failed')
  if (key === '' || sumCents <= 0) return { isLost, link: undefined, key, sumCents }
  const link = await api
    .readPayLink({ params: { key } })
    .then(({ data }) => data)
    .catch((refused: unknown) => {
      if (isMissing(refused)) return undefined
      throw refused
    })
  return { isLost, link, key, sumCents }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

/** Pays a sum by bank or card for the holder of a link: at a door, or from a letter. */
export default function PayLinkPage() {
  const words = useWords(payLinkWords)
  const { off } = useWords(paymentWords)
  const euros = useEuros()
  const { isLost, link, key, sumCents } = useLoaderData<typeof clientLoader>()
  if (!link)
    return (
      <PayLinkFrame>
        <EmptyState picture="drop" title={isLost ? words.lost : words.over}>
          {isLost ? words.lostText : words.overText}
        </EmptyState>
      </PayLinkFrame>
    )
  return (
    <PayLinkFrame>
      <p>{link.order_id === null ? words.forAccount : words.forOrder(link.order_id)}</p>
      {link.paid > 0 && <Note look="sun">{words.paidBefore(euros(link.paid))}</Note>}
      {link.methods.length === 0 ? (
        <Note>{off}</Note>
      ) : (
        <PayLinkForm methods={link.methods} linkKey={key} sumCents={sumCents} />
      )}
    </PayLinkFrame>
  )
}

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
