import type { Deposit } from '../../../contract/shop/deposits.ts'
import type { User } from '../../../contract/shop/customers.ts'
import { customerAfter, demoCustomer, newCustomer, topUp } from '../customers.ts'
import { loading, type Shot, type Step, states, views } from '../shot.ts'
import {
  answer,
  answering,
  choose,
  failing,
  fill,
  pause,
  press,
  seeAlert,
  suspend,
  unanswered,
} from '../steps.ts'

const leftAtTheBank = customerAfter((person) => topUp(person, 20))

const filled = [fill(/^Summa|^Amount/, '25,50'), choose(/Swedbank/)]
const bankPage = [...filled, press(/^Maksāt$|^Pay$/)]
const atTheBank = (outcome: string): Step[] => [
  ...bankPage,
  press(`button[value=${outcome}]`),
  (page) => page.waitForURL(/\/topup\//),
  pause(1_500),
]
const payment = /\/api\/payment$/
const methods = /payment\/methods/
const events = /\/api\/account-event\?/

const requested = {
  id: 1,
  amount: 13.6,
  from_account: 0,
  pay_to: 'iban' as const,
  iban: 'LV97HABA0012345678910',
  answer: '',
  state: 'requested' as const,
  requested_at: '2026-11-20T10:00:00.000Z',
}
const refused = { ...requested, state: 'refused' as const, answer: 'Viena pudele ir saplēsta.' }
const groups = [
  { from: 1, to: 4, count: 4, each: 8 },
  { from: 5, to: 9, count: 5, each: 7.2 },
  { from: 10, to: 11, count: 2, each: 6.4 },
]

const depositIs = (change: Partial<Deposit>) =>
  answering(/\/api\/deposit$/, ({ data }: { data: Deposit }) => {
    const goods = data.goods
      .slice(0, 1)
      .map((good) => ({ ...good, count: 11, required: 80.8, groups }))
    Object.assign(data, { paid: 94.4, required: 80.8, refundable: 13.6, ...change, goods })
  })

const toIban: Step[] = [
  choose(/Bankas kontā|bank account/i),
  fill(/IBAN/, 'LV00 HABA 0551'),
  (page) => page.getByLabel(/IBAN/).blur(),
]

/** Topping up and what becomes of it, the account's movements, the deposit that comes back. */
export const moneyStates: Shot[] = [
  ...views('/topup', { 'topup-open': leftAtTheBank }),
  ...states('/topup', newCustomer, {
    'topup-debt': answering(/authenticate\/user/, ({ user }: { user: User }) => {
      user.balance = -8.9
    }),
    'topup-filled': filled,
    'topup-off': answering(methods, ({ data }: { data: unknown[] }) => void data.splice(0)),
    'topup-unreached': [answer(payment), ...bankPage, seeAlert],
    'topup-load-failed': failing(methods),
    'topup-bank-page': [...bankPage, (page) => page.waitForURL(/sandbox-provider/)],
    'topup-paid': atTheBank('paid'),
    'topup-pending': atTheBank('pending'),
    'topup-abandoned': atTheBank('abandoned'),
    'topup-voided': atTheBank('voided'),
  }),
  ...states('/topup?failed=1', newCustomer, { 'topup-result-lost': [] }),
  ...states('/topup', newCustomer, {
    'topup-busy': [loading, suspend(payment), ...bankPage],
    'topup-loading': [loading, ...unanswered(methods)],
    'topup-process': [
      loading,
      ...unanswered(/usertopupcallback/, '/topup-process/AV-1?order-token=x'),
    ],
  }),
  ...views('/user/bills/1?show=advance', {
    'user-bills-advance': demoCustomer,
    'user-bills-advance-empty': newCustomer,
  }),
  ...views('/user/bills/1', { 'user-bills-empty': newCustomer }),
  ...views('/user/bills/1?code=correction', { 'user-bills-none-of-kind': newCustomer }),
  ...states('/user/bills/1', demoCustomer, { 'user-bills-failed': failing(events) }),
  ...states('/user/bills/1', demoCustomer, {
    'user-bills-loading': [loading, ...unanswered(events)],
  }),
  ...states('/user/rented-goods/1', demoCustomer, {
    'user-deposit-back': depositIs({}),
    'user-deposit-iban': [...depositIs({ refused }), ...toIban],
    'user-deposit-card': [
      ...depositIs({ payable: 20, to_payer: 46.5 }),
      choose(/Atpakaļ uz karti|Back to my card/),
    ],
    'user-deposit-on-the-way': depositIs({ refundable: 0, to_payer: 30, on_the_way: 13.6 }),
    'user-deposit-asked': depositIs({ request: requested, refundable: 0 }),
  }),
]
