import type {
  Deposit,
  depositCalls,
  DepositRefund as RefundAnswer,
} from '../../contract/shop/deposits.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import { parseIban } from '../../domain/customers/iban.ts'
import { eurosOf } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { refundsUnderWay } from '../payments/refunds/refund-payer.ts'
import { requestRefund, withdrawRefund } from './request-refund.ts'
import { explainDeposit, type ExplainedDeposit } from './explain-deposit.ts'
import { type DepositRefund, latestRefund } from './refund-store.ts'

export const depositRoutes = (app: AppWithDb): Handlers<typeof depositCalls> => ({
  readDeposit: async ({ caller: { customerId, language } }) => {
    const { depositSteps } = await app.settings()
    const explained = await explainDeposit(app.db, customerId, depositSteps)
    const latest = await latestRefund(app.db, customerId)
    const onTheWay = await refundsUnderWay(app.db, customerId)
    return done({
      data: { ...depositAnswer(explained, latest, language), on_the_way: eurosOf(onTheWay) },
    })
  },
  askDepositRefund: async ({ caller: { customerId }, by, body }) => {
    const iban = body.pay_to === 'iban' ? parseIban(body.iban ?? '') : undefined
    if (iban?.ok === false)
      return refuse({ fields: { iban: [{ problem: body.iban ? 'iban' : 'required' }] } })
    const to = iban
      ? ({ kind: 'iban', iban: iban.value } as const)
      : { kind: body.pay_to as 'account' | 'card' }
    const request = { customerId, to, withAccount: body.with_account === 1 }
    const requested = await inTransaction(app.db, (tx) => requestRefund(app, tx, by, request))
    return requested.ok ? done({ data: refundAnswer(requested.value) }) : requested
  },
  withdrawDepositRefund: async ({ caller, by }) => {
    const withdrawn = await inTransaction(app.db, (tx) =>
      withdrawRefund(app, tx, by, caller.customerId),
    )
    return withdrawn.ok ? done({ data: null }) : withdrawn
  },
})

const depositAnswer = (
  deposit: ExplainedDeposit,
  latest: DepositRefund | undefined,
  language: Language,
): Omit<Deposit, 'on_the_way'> => ({
  paid: eurosOf(deposit.paidCents),
  required: eurosOf(deposit.requiredCents),
  promised: eurosOf(deposit.promisedCents),
  refundable: eurosOf(deposit.refundableCents),
  payable: eurosOf(deposit.accountCents),
  to_payer: eurosOf(deposit.paidThroughProviderCents),
  goods: deposit.goods.map(({ nameEn, ...good }) => ({
    ...good,
    name: language === 'en' ? nameEn : good.name,
  })),
  request: latest?.state === 'requested' ? refundAnswer(latest) : null,
  refused: latest?.state === 'refused' ? refundAnswer(latest) : null,
})

const refundAnswer = (refund: DepositRefund): RefundAnswer => ({
  id: refund.id,
  amount: eurosOf(refund.amountCents),
  from_account: eurosOf(refund.accountCents),
  pay_to: refund.payTo as RefundAnswer['pay_to'],
  iban: refund.iban,
  state: refund.state as RefundAnswer['state'],
  answer: refund.answer ?? '',
  requested_at: refund.requestedAt.toISOString(),
})
