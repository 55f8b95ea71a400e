import { expect, test } from 'vitest'
import { guardRedirect } from './guard-redirect.ts'

const guest = { token: true, loaded: true, customer: false }
const customer = { ...guest, customer: true }
const newcomer = { token: false, loaded: false, customer: false }

test.each(['/login', '/loading', '/reset-password', '/renew-password/abc'])(
  '%s is open to whoever comes',
  (path) => expect(guardRedirect(path, '', newcomer)).toBeUndefined(),
)

test('before it is known who is here and what there is, every other page waits for it', () => {
  expect(guardRedirect('/goods/2', '?filter=bio', newcomer)).toBe(
    '/loading?to=%2Fgoods%2F2%3Ffilter%3Dbio',
  )
  expect(guardRedirect('/login-help', '', newcomer)).toBe('/loading?to=%2Flogin-help')
})

test('whoever has lost their token logs in', () =>
  expect(guardRedirect('/', '', { ...guest, token: false })).toBe('/login'))

test.each([
  '/cart',
  '/cart/confirmation/12',
  '/waiting-for-delivery/12/edit',
  '/waiting-for-delivery-get-edit-page/12',
  '/autoship/3',
  '/topup',
  '/topup-process/x=y',
  '/user/profile',
])('%s needs a customer, and a guest comes back to it', (path) => {
  expect(guardRedirect(path, '?a=1', guest)).toBe(`/login?to=${encodeURIComponent(`${path}?a=1`)}`)
  expect(guardRedirect(path, '', customer)).toBeUndefined()
})

test.each(['/', '/goods/1', '/good/101', '/cartons', '/usermanual'])(
  '%s is for guests, too',
  (path) => expect(guardRedirect(path, '', guest)).toBeUndefined(),
)
