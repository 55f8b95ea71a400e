import { expect, test } from 'vitest'
import { guardRedirect } from './guard-redirect.ts'

const guest = { token: true, loaded: true, customer: false }
const customer = { ...guest, customer: true }
const newcomer = { token: false, loaded: false, customer: false }

test.each(['/login', '/loading', '/reset-password', '/renew-password/abc'])(
  '%s is open to everybody',
  (path) => expect(guardRedirect(path, '', newcomer)).toBeUndefined(),
)

test('every other page first loads the session', () => {
  expect(guardRedirect('/goods/2', '?filter=bio', newcomer)).toBe(
    '/loading?to=%2Fgoods%2F2%3Ffilter%3Dbio',
  )
  expect(guardRedirect('/login-help', '', newcomer)).toBe('/loading?to=%2Flogin-help')
})

test('a visitor without a token logs in', () =>
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
])('%s needs a customer; a guest returns to it after the log-in', (path) => {
  expect(guardRedirect(path, '?a=1', guest)).toBe(`/login?to=${encodeURIComponent(`${path}?a=1`)}`)
  expect(guardRedirect(path, '', customer)).toBeUndefined()
})

test.each(['/', '/goods/1', '/good/101', '/cartons', '/usermanual'])(
  '%s is open to guests',
  (path) => expect(guardRedirect(path, '', guest)).toBeUndefined(),
)
