import { expect, test, vi } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'

const kept = stubStorage('sessionStorage')

/** A fresh page of this tab: new memory, but the previous page's storage. */
async function nextPage() {
  vi.resetModules()
  return (await import('./unsent-counts.ts')).unsentCounts
}

const two = { order: 2, return: 0 }
const three = { order: 3, return: 1 }

test('what could not set off is there on the next page, and what did is not', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.save(8, three)
  page.remove(7, two)
  expect((await nextPage()).fromLastPage()).toEqual([[8, three]])
})

test('a newer wish for the same good is not dropped with the one that set off', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.save(7, three)
  page.remove(7, two)
  expect((await nextPage()).fromLastPage()).toEqual([[7, three]])
})

test('a good that is wished for again before its turn came is sent as it is wished now', async () => {
  ;(await nextPage()).save(7, two)
  const page = await nextPage()
  page.save(7, three)
  expect(page.fromLastPage()).toEqual([])
  expect((await nextPage()).fromLastPage()).toEqual([[7, three]])
})

test('another press while the last page’s wish waits loses neither', async () => {
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

test('who logs out leaves none, and a browser without storage goes without', async () => {
  const page = await nextPage()
  page.save(7, two)
  page.clear()
  expect(kept.size).toBe(0)
  vi.stubGlobal('sessionStorage', undefined)
  const bare = await nextPage()
  bare.save(7, two)
  expect(bare.fromLastPage()).toEqual([])
})
