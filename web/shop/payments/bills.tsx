import { Link, useLoaderData } from 'react-router'
import { inBrowser, type PageLoad } from '../session/loading.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountError } from '../account/account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { atItsPage, pageOf } from '../page/page-of.ts'
import { AdvanceBills } from './advance-bills.tsx'
import { BalancePlot } from './balance-plot.tsx'
import { isTransactionCode, Transactions } from './transactions.tsx'
import './bills.css'

const load = (async ({ api, params, url }) => {
  const page = pageOf(params)
  if (url.searchParams.get('show') === 'advance') {
    const advance = api.listBills({ query: { page, kind: 'advance' } })
    const [{ bill }, { data: history }] = await Promise.all([advance, api.readBalanceHistory()])
    return { bills: atItsPage(bill, params, url), history }
  }
  const requested = url.searchParams.get('code')
  const code = isTransactionCode(requested) ? requested : undefined
  const events = api.listAccountEvents({ query: { page, code } })
  const [{ event }, { data: history }] = await Promise.all([events, api.readBalanceHistory()])
  return { events: atItsPage(event, params, url), code, history }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

/** All movements of balance, bonus and deposit; or the advance bills. */
export default function Bills() {
  const words = useWords(paymentWords)
  const loaded = useLoaderData<typeof clientLoader>()
  const currentIf = (view: boolean) => (view ? 'page' : undefined)
  return (
    <AccountFrame title={words.bills}>
      <BalancePlot points={loaded.history.points} />
      <nav className="payments-bills__views" aria-label={words.bills}>
        <Link to="/user/bills/1" aria-current={currentIf(!loaded.bills)}>
          {words.caption}
        </Link>
        <Link to="/user/bills/1?show=advance" aria-current={currentIf(loaded.bills !== undefined)}>
          {words.advanceBills}
        </Link>
      </nav>
      {loaded.bills ? (
        <AdvanceBills bills={loaded.bills} />
      ) : (
        <Transactions events={loaded.events} code={loaded.code} />
      )}
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(paymentWords).bills} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(paymentWords).bills} />
}
