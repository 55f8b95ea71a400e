import { useLoaderData, useNavigate } from 'react-router'
import { inBrowser, type PageLoad } from '../../client/loading.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { Select } from '../../ui/select.tsx'
import { paymentWords } from '../../words/payments.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { BalancePlot } from './balance-plot.tsx'
import { TransactionTable } from './transaction-table.tsx'
import './bills.css'

type Code = keyof (typeof paymentWords)['lv']['codes']

const isCode = (text: string | null): text is Code => text !== null && Object.hasOwn(paymentWords.lv.codes, text)

const load = (async ({ api, params, url }) => {
  const asked = url.searchParams.get('code')
  const code = isCode(asked) ? asked : undefined
  const [{ transaction }, history] = await Promise.all([
    api.listTransactions({ query: { page: params.page ?? '1', code } }),
    api.readBalanceHistory(),
  ])
  return { transaction, code, history: history.data }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

export { WaitingPage as HydrateFallback } from '../frame/waiting-page.tsx'

/** Every movement of the account, the bonus and the deposit, and the papers that belong to them. */
export default function Bills() {
  const words = useWords(paymentWords)
  const navigate = useNavigate()
  const { transaction, code, history } = useLoaderData<typeof clientLoader>()
  const query = code === undefined ? '' : `?code=${code}`
  const choose = (next: string) => void navigate(next === '' ? '/user/bills/1' : `/user/bills/1?code=${next}`)
  return (
    <AccountFrame title={words.bills}>
      <BalancePlot points={history.points} />
      <div className="bills__filter">
        <Select label={words.filter} value={code ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{words.everything}</option>
          {Object.entries(words.codes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {transaction.data.length === 0 ? (
        <EmptyState picture="drop" title={words.noneYet} action={<LinkButton to="/topup">{words.topUp}</LinkButton>}>
          {words.noneText}
        </EmptyState>
      ) : (
        <TransactionTable rows={transaction.data} />
      )}
      <Paginator
        page={transaction.current_page}
        lastPage={transaction.last_page}
        hrefOf={(page) => `/user/bills/${page}${query}`}
        words={words.pages}
      />
    </AccountFrame>
  )
}
