import { redirect, useLoaderData } from 'react-router'
import { type Cents, parseEuros } from '../../../domain/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { useWords } from '../../words/use-words.ts'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { api } from '../session/api.ts'
import { inBrowser, isMissing, type PageLoad } from '../session/loading.ts'
import { PayLinkForm } from './pay-link-form.tsx'
import { PayLinkPayment } from './pay-link-payment.tsx'
import './top-up.css'

/** What the key opens; nothing if it is wrong, or too old. */
const opened = <Found,>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((refused: unknown) => {
    if (isMissing(refused)) return undefined
    throw refused
  })

/** The way back from the bank ends in a token, after the last equals sign of the address. */
async function fromBank(address: string) {
  const payment_token = address.split('=').at(-1) ?? ''
  const paid = await api
    .linkCallback({ body: { payment_token } })
    .then(({ data }) => data)
    .catch(() => undefined)
  return redirect(paid ? `/pay?key=${paid.key}&payment=${paid.id}` : '/pay?failed=1')
}

const load = (async ({ url, params }) => {
  const { searchParams } = url
  if (params.reference !== undefined) throw await fromBank(url.href)
  const key = searchParams.get('key') ?? ''
  const id = searchParams.get('payment')
  const sumCents: Cents = parseEuros(searchParams.get('sum') ?? '') ?? 0
  const at = { key, sumCents, isLost: searchParams.has('failed') }
  if (id !== null) {
    const found = await opened(api.readLinkPayment({ params: { key, id } }))
    return { ...at, link: undefined, payment: found?.temptrx }
  }
  const found = key !== '' && sumCents > 0 && (await opened(api.readPayLink({ params: { key } })))
  return { ...at, link: found ? found.data : undefined, payment: undefined }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

/** Pays a sum by bank or card for whoever holds a link: at a door, or from a letter. */
export default function PayLinkPage() {
  const words = useWords(payLinkWords)
  const { shopName } = useWords(frameWords)
  const { key, sumCents, isLost, link, payment } = useLoaderData<typeof clientLoader>()
  return (
    <main id="saturs" className="wrap payments-alone">
      <title>{`${words.title} – ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      {payment && <PayLinkPayment linkKey={key} payment={payment} />}
      {link && <PayLinkForm link={link} linkKey={key} sumCents={sumCents} />}
      {!payment && !link && (
        <EmptyState
          picture="drop"
          title={isLost ? words.lost : words.over}
          action={<LinkButton to="/kontakti">{words.contacts}</LinkButton>}
        >
          {isLost ? words.lostText : words.overText}
        </EmptyState>
      )}
    </main>
  )
}

export function HydrateFallback() {
  return <PageSkeleton title={useWords(payLinkWords).title} />
}
