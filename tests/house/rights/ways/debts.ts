import { around, asking, common, params, query, type Way } from './way.ts'

const note = 'Klients lūdza'

type Asked = Parameters<Way['ask']>[1]

const lineOf = <Target>(asked: Asked, target: Target) => ({
  documentId: asked.invoiceId,
  line: 0,
  cents: asked.cents,
  ...target,
  ...common(asked),
})

export const debtWays: Way[] = [
  {
    deed: 'debts.promise',
    ask: (api, asked) =>
      api.promisePayment({
        ...query(asked),
        ...params(asked.customerId),
        body: { parts: [{ cents: 100, dueOn: '2026-12-01' }], note, ...asking(asked) },
      }),
  },
  {
    deed: 'debts.end_promise',
    ask: (api, asked) =>
      api.endPromise({ ...query(asked), ...params(asked.customerId), body: common(asked) }),
  },
  {
    deed: 'debts.hold',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.requirePrepayment({
        ...query(asked),
        body: { customerIds: [asked.customerId], ...common(asked) },
      }),
  },
  {
    deed: 'debts.release',
    ask: (api, asked) =>
      api.allowCredit({ ...query(asked), ...params(asked.customerId), body: common(asked) }),
  },
  {
    deed: 'debts.dispute',
    ask: (api, asked) =>
      api.disputeDebt({
        ...query(asked),
        ...params(asked.customerId),
        body: { documentId: 1, ...common(asked) },
      }),
  },
  {
    deed: 'debts.settle_dispute',
    ask: (api, asked) =>
      api.settleDebtDispute({
        ...query(asked),
        ...params(asked.customerId),
        body: { documentId: 1, ...common(asked) },
      }),
  },
  {
    deed: 'debts.write_off',
    worth: [1],
    ask: (api, asked) =>
      api.writeOffDebt({
        ...query(asked),
        ...params(asked.debtorId),
        body: { cents: asked.cents, ...common(asked) },
      }),
  },
  {
    deed: 'debts.remind',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.remindDebtors({
        ...query(asked),
        body: { customerIds: [asked.customerId], ...asking(asked) },
      }),
  },
  {
    deed: 'bank.transfer',
    ask: (api, asked) =>
      api.nameTransfer({ ...query(asked), ...params(1), body: { refundId: 1, ...asking(asked) } }),
  },
  {
    deed: 'refunds.export',
    ask: (api, asked) =>
      api.exportTransfers({
        ...query(asked),
        body: { refundIds: [asked.refundId], ...asking(asked) },
      }),
  },
  {
    deed: 'refunds.replace_file',
    ask: (api, asked) =>
      api.replaceTransferFile({
        ...query(asked),
        ...params(asked.transferFileId),
        body: common(asked),
      }),
  },
  {
    deed: 'refunds.line',
    worth: [1, ...around('refundToAccount')],
    ask: (api, asked) =>
      api.refundLine({
        ...query(asked),
        ...params(asked.refundableId),
        body: lineOf(asked, { to: 'account' as const }),
      }),
  },
  {
    deed: 'refunds.line_to_bank',
    worth: [1, ...around('refundToBank')],
    ask: (api, asked) =>
      api.refundLine({
        ...query(asked),
        ...params(asked.refundableId),
        body: lineOf(asked, { to: 'iban' as const, iban: 'LV80BANK0000435195001' }),
      }),
  },
  {
    deed: 'refunds.to_account',
    ask: (api, asked) =>
      api.refundCustomer({
        ...query(asked),
        ...params(asked.refundableId),
        body: { to: 'account', ...common(asked) },
      }),
  },
  {
    deed: 'refunds.to_bank',
    ask: (api, asked) =>
      api.refundCustomer({
        ...query(asked),
        ...params(asked.refundableId),
        body: { to: 'iban', iban: 'LV80BANK0000435195001', ...common(asked) },
      }),
  },
]
