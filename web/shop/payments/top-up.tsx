import { topUpMethods } from '../../../domain/payments/methods.ts'
import { Link, useLoaderData } from 'react-router'
import { parseEuros, roundCents, typedEuros } from '../../../domain/money.ts'
import { inBrowser, type PageLoad } from '../session/loading.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { accountWords } from '../../words/shop/account.ts'
import { AccountError } from '../account/account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { paymentWaysStore } from '../session/payment-ways-store.ts'
import { userStore } from '../session/user-store.ts'
import { TopUpForm } from './top-up-form.tsx'
import './top-up.css'

const load = (async ({ api, url }) => {
  const [user, methods, open, ways] = await Promise.all([
    userStore.load(),
    api.listPaymentMethods(),
    api.readOpenTopUp({}),
    // The plain list of methods is enough to pay with.
    paymentWaysStore.load().catch(() => []),
  ])
  const requestedCents = parseEuros(url.searchParams.get('sum') ?? '') ?? 0
  const billId = Number(url.searchParams.get('bill'))
  // The sum that an order or a delivery lacks includes any debt; a bill is paid by itself.
  const isForOne = billId > 0 || url.searchParams.has('back')
  const debtCents = isForOne ? 0 : roundCents(-user.balance * 100)
  const sumCents = Math.max(requestedCents, debtCents)
  return {
    billId: billId > 0 ? billId : undefined,
    back: url.searchParams.get('back') ?? undefined,
    methods: methods.data,
    ways,
    balance: user.balance,
    sum: sumCents > 0 ? typedEuros(sumCents) : '',
    open: open.data,
    failed: url.searchParams.has('failed'),
  }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

/** Tops up the account through a bank. */
export default function TopUp() {
  const words = useWords(paymentWords)
  const euros = useEuros()
  const { open, failed, ...form } = useLoaderData<typeof clientLoader>()
  const { balance, methods } = form
  return (
    <AccountFrame title={words.topUp}>
      {failed && <FailedNote text={words.returnFailed} />}
      {open && (
        <Note look="sun">
          {words.stillOpen(euros(open.topup))} <Link to={`/topup/${open.id}`}>{words.seeOpen}</Link>
        </Note>
      )}
      {balance < 0 && <Note look="sun">{words.debt}</Note>}
      {methods.length === 0 ? <Note>{words.off}</Note> : <TopUpForm {...form} />}
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(paymentWords).topUp} />
}

export function HydrateFallback() {
  const words = useWords(paymentWords)
  return (
    <AccountFrame title={words.topUp}>
      <TopUpSkeleton />
    </AccountFrame>
  )
}

function TopUpSkeleton() {
  const words = useWords(accountWords)
  return (
    <div className="payments-top-up">
      <Skeleton label={words.loading}>
        <SkeletonBlock width="third" />
        <SkeletonBlock shape="control" />
        <SkeletonBlock shape="control" width="half" />
        {topUpMethods.map(({ key }) => (
          <SkeletonBlock key={key} shape="title" width="most" />
        ))}
        <SkeletonBlock shape="control" />
      </Skeleton>
    </div>
  )
}
