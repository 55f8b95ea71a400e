import { expect, test, vi } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'

const stored = stubStorage('sessionStorage')

/** A fresh page of this tab: new memory, but the previous page's storage. */
async function nextPage() {
  vi.resetModules()
  return (await import('./unsent-counts.ts')).unsentCounts
}

const two = { order: 2, return: 0 }
const three = { order: 3, return: 1 }

test('unsent counts survive to the next page, sent ones do not', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.save(8, three)
  page.remove(7, two)
  expect((await nextPage()).fromLastPage()).toEqual([[8, three]])
})

test('a newer count of the same good stays when the older one is sent', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.save(7, three)
  page.remove(7, two)
  expect((await nextPage()).fromLastPage()).toEqual([[7, three]])
})

test('a count changed again on the next page replaces the one left by the last page', async () => {
  ;(await nextPage()).save(7, two)
  const page = await nextPage()
  page.save(7, three)
  expect(page.fromLastPage()).toEqual([])
  expect((await nextPage()).fromLastPage()).toEqual([[7, three]])
})

test('a new count does not lose the one left by the last page', async () => {
  ;(await nextPage()).save(7, two)
  const page = await nextPage()
  page.save(8, three)
  expect(page.fromLastPage()).toEqual([[7, two]])
  expect(new Map((await nextPage()).fromLastPage())).toEqual(
    new Map([
      [7, two],
      [8, three],
    ]),
  )
})

test('logging out clears them, and a browser without storage keeps none', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.clear()
  expect(stored.size).toBe(0)
  vi.stubGlobal('sessionStorage', undefined)
  const withoutStorage = await nextPage()
  withoutStorage.save(7, two)
  expect(withoutStorage.fromLastPage()).toEqual([])
})
