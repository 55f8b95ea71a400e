import { afterEach, expect, test, vi } from 'vitest'
import { leadOn } from './lead-on.ts'

afterEach(() => vi.unstubAllGlobals())

const SHOP = 'https://avots.example'
const addressBarShows = (path: string) => vi.stubGlobal('location', { href: SHOP + path })
const isReplaced = (from: string, to: string) =>
  leadOn({ url: SHOP + from }, to).headers.has('X-Remix-Replace')

test('a page opened or returned to by Back gives its entry of the history to where it leads', () => {
  addressBarShows('/cart/process/7?order-token=x')
  expect(isReplaced('/cart/process/7?order-token=x', '/cart/confirmation/7')).toBe(true)
  addressBarShows('/en/user/bills')
  expect(isReplaced('/en/user/bills', '/user/bills/1')).toBe(true)
})

test('the page that a followed link leaves keeps its entry', () => {
  addressBarShows('/waiting-for-delivery')
  const editor = '/waiting-for-delivery/7/edit'
  expect(isReplaced('/waiting-for-delivery-get-edit-page/7', editor)).toBe(false)
})

test('pages that lead on one after another leave no entry either', () => {
  addressBarShows('/loading?to=/user/bills')
  expect(isReplaced('/loading?to=/user/bills', '/user/bills')).toBe(true)
  expect(isReplaced('/user/bills', '/user/bills/1')).toBe(true)
})
