import type { Page } from '@playwright/test'
import type { Deposit } from '../../../contract/shop/deposits.ts'
import type { User } from '../../../contract/shop/customers.ts'
import { answering, failing, inTurn, unanswered } from '../answers.ts'
import { topUp } from '../ordering.ts'
import { demoCustomer, newCustomer, pressed } from '../people.ts'
import type { Shot, Customer } from '../shot.ts'

const leftAtTheBank: Customer = async (request, origin) => {
  const headers = await newCustomer(request, origin)
  await topUp(request, headers, 20)
  return headers
}

const toppedUp = async (page: Page) => {
  await page.getByLabel(/^Summa|^Amount/).fill('25,50')
  await page.getByRole('radio', { name: /Swedbank/ }).click()
}

const atTheBank = (outcome?: 'paid' | 'pending' | 'abandoned' | 'voided') => async (page: Page) => {
  await toppedUp(page)
  await pressed(page, /^Maksāt$|^Pay$/)
  await page.locator('button[value=paid]').waitFor()
  if (outcome === undefined) return
  await page.locator(`button[value=${outcome}]`).click()
  await page.waitForURL(/\/topup\//)
  await page.waitForTimeout(1_500)
}

const refund = {
  id: 1,
  amount: 13.6,
  pay_to: 'iban' as const,
  iban: 'LV97HABA0012345678910',
  answer: '',
}
const requested = {
  ...refund,
  state: 'requested' as const,
  requested_at: '2026-11-20T10:00:00.000Z',
}
const refused = { ...requested, state: 'refused' as const, answer: 'Viena pudele ir saplēsta.' }
const steps = [
  { from: 1, to: 4, count: 4, each: 8 },
  { from: 5, to: 9, count: 5, each: 7.2 },
  { from: 10, to: 11, count: 2, each: 6.4 },
]

const depositIs = (change: Partial<Deposit>) =>
  answering<{ data: Deposit }>(/\/api\/deposit$/, ({ data }) =>
    Object.assign(data, { paid: 94.4, required: 80.8, refundable: 13.6 }, change, {
      goods: data.goods
        .slice(0, 1)
        .map((good) => ({ ...good, count: 11, required: 80.8, groups: steps })),
    }),
  )

const toIban = async (page: Page) => {
  await page.getByRole('radio', { name: /Bankas kontā|bank account/i }).click()
  await page.getByLabel(/IBAN/).fill('LV00 HABA 0551')
  await page.getByLabel(/IBAN/).blur()
}

/** Topping up and what becomes of it, the account's movements, the deposit that comes back. */
export const moneyStates: Shot[] = [
  {
    name: 'topup-debt',
    path: '/topup',
    customer: newCustomer,
    act: answering<{ user: User }>(/authenticate\/user/, ({ user }) => (user.balance = -8.9)),
  },
  { name: 'topup-filled', path: '/topup', customer: newCustomer, act: toppedUp },
  { name: 'topup-open', path: '/topup', customer: leftAtTheBank },
  {
    name: 'topup-off',
    path: '/topup',
    customer: newCustomer,
    act: answering<{ data: unknown[] }>(/payment\/methods/, ({ data }) => void data.splice(0)),
  },
  {
    name: 'topup-unreached',
    path: '/topup',
    customer: newCustomer,
    act: inTurn(
      (page) => page.route(/\/api\/payment$/, (route) => route.abort()),
      toppedUp,
      (page) => pressed(page, /^Maksāt$|^Pay$/),
      (page) => page.getByRole('alert').waitFor(),
    ),
  },
  {
    name: 'topup-busy',
    path: '/topup',
    customer: newCustomer,
    unfinished: true,
    act: inTurn(
      (page) => page.route(/\/api\/payment$/, () => new Promise(() => undefined)),
      toppedUp,
      (page) => pressed(page, /^Maksāt$|^Pay$/),
    ),
  },
  {
    name: 'topup-loading',
    path: '/topup',
    customer: newCustomer,
    unfinished: true,
    act: unanswered(/payment\/methods/),
  },
  {
    name: 'topup-load-failed',
    path: '/topup',
    customer: newCustomer,
    act: failing(/payment\/methods/),
  },
  { name: 'topup-result-lost', path: '/topup?failed=1', customer: newCustomer },
  { name: 'topup-bank-page', path: '/topup', customer: newCustomer, act: atTheBank() },
  { name: 'topup-paid', path: '/topup', customer: newCustomer, act: atTheBank('paid') },
  { name: 'topup-pending', path: '/topup', customer: newCustomer, act: atTheBank('pending') },
  { name: 'topup-abandoned', path: '/topup', customer: newCustomer, act: atTheBank('abandoned') },
  { name: 'topup-voided', path: '/topup', customer: newCustomer, act: atTheBank('voided') },
  {
    name: 'topup-process',
    path: '/topup',
    customer: newCustomer,
    unfinished: true,
    act: unanswered(/usertopupcallback/, '/topup-process/AV-1?order-token=x'),
    windowOnly: true,
  },
  { name: 'user-bills-advance', path: '/user/bills/1?show=advance', customer: demoCustomer },
  { name: 'user-bills-empty', path: '/user/bills/1', customer: newCustomer },
  { name: 'user-bills-advance-empty', path: '/user/bills/1?show=advance', customer: newCustomer },
  { name: 'user-bills-none-of-kind', path: '/user/bills/1?code=correction', customer: newCustomer },
  {
    name: 'user-bills-failed',
    path: '/user/bills/1',
    customer: demoCustomer,
    act: failing(/\/api\/transaction\?/),
  },
  {
    name: 'user-bills-loading',
    path: '/user/bills/1',
    customer: demoCustomer,
    unfinished: true,
    act: unanswered(/\/api\/transaction\?/),
  },
  {
    name: 'user-deposit-back',
    path: '/user/rented-goods/1',
    customer: demoCustomer,
    act: depositIs({}),
  },
  {
    name: 'user-deposit-iban',
    path: '/user/rented-goods/1',
    customer: demoCustomer,
    act: inTurn(depositIs({ refused }), toIban),
  },
  {
    name: 'user-deposit-asked',
    path: '/user/rented-goods/1',
    customer: demoCustomer,
    act: depositIs({ request: requested, refundable: 0 }),
  },
]
