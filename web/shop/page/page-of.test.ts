import { afterEach, expect, test, vi } from 'vitest'
import { atItsPage, pageOf } from './page-of.ts'

afterEach(() => vi.unstubAllGlobals())

const addressOf = (page: string, lastPage: number, query = '') => {
  const list = { current_page: Number(pageOf({ page })), last_page: lastPage }
  const url = new URL(`https://avots.example/user/bills/${page}${query}`)
  vi.stubGlobal('location', url)
  try {
    atItsPage(list, { page }, url)
    return `${url.pathname}${url.search}`
  } catch (redirected) {
    return (redirected as Response).headers.get('location')
  }
}

// P-p12
test('an address that names no page of a list leads to the nearest', () => {
  expect(addressOf('2', 3)).toBe('/user/bills/2')
  expect(addressOf('abc', 3, '?show=advance')).toBe('/user/bills/1?show=advance')
  expect(addressOf('9', 3)).toBe('/user/bills/3')
  expect(addressOf('9', 0)).toBe('/user/bills/1')
})
