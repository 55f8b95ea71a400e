import { around, asking, common, params, query, type Way } from './way.ts'

export const moneyWays: Way[] = [
  {
    deed: 'ledger.correct',
    isOfCustomer: true,
    worth: [1, ...around('correctBalances')],
    ask: (api, asked) =>
      api.correctBalance({
        ...query(asked),
        ...params(asked.customerId),
        body: { account: 'account', cents: asked.cents, ...common(asked) },
      }),
  },
  {
    deed: 'ledger.goodwill',
    isOfCustomer: true,
    worth: [1, ...around('giveGoodwill')],
    ask: (api, asked) =>
      api.giveGoodwill({
        ...query(asked),
        ...params(asked.customerId),
        body: { account: 'bonus', cents: asked.cents, ...common(asked) },
      }),
  },
  {
    deed: 'customers.credit',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.grantCredit({
        ...query(asked),
        ...params(asked.customerId),
        body: { creditLimitCents: 0, payLater: false, ...common(asked) },
      }),
  },
  {
    deed: 'settings.change',
    ask: (api, asked) =>
      api.changeSetting({
        ...query(asked),
        body: { key: 'deliveryFeeCents', value: 400, startsOn: '2026-12-01', ...common(asked) },
      }),
  },
  {
    deed: 'settings.take_back',
    ask: (api, asked) =>
      api.takeSettingBack({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'cash.move',
    worth: [100],
    ask: (api, asked) =>
      api.moveCash({
        ...query(asked),
        body: {
          from: { place: 'bank' },
          to: { place: 'safe' },
          cents: asked.cents,
          ...asking(asked),
        },
      }),
  },
  {
    deed: 'bank.name',
    ask: (api, asked) =>
      api.nameBankLines({
        ...query(asked),
        body: { lines: [{ lineId: 1, customerId: asked.customerId }], ...asking(asked) },
      }),
  },
  {
    deed: 'bank.expense',
    ask: (api, asked) =>
      api.bookBankExpense({
        ...query(asked),
        ...params(1),
        body: { always: false, ...asking(asked) },
      }),
  },
  {
    deed: 'bank.ask',
    ask: (api, asked) =>
      api.askPayer({
        ...query(asked),
        ...params(1),
        body: { customerId: asked.customerId, ...asking(asked) },
      }),
  },
  {
    deed: 'bank.split',
    ask: (api, asked) =>
      api.splitBankLine({
        ...query(asked),
        ...params(1),
        body: { parts: [{ customerId: asked.customerId, cents: 1 }], ...asking(asked) },
      }),
  },
  {
    deed: 'bank.unmatch',
    ask: (api, asked) =>
      api.unmatchBankLine({ ...query(asked), ...params(1), body: common(asked) }),
  },
]
