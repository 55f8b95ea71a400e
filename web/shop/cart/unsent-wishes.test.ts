import { expect, test, vi } from 'vitest'
import { storageOf } from '../../client/storage.fixture.ts'

const kept = storageOf('sessionStorage')

/** A page of this tab: its memory is new, the tab's storage is what the page before left. */
async function nextPage() {
  vi.resetModules()
  return (await import('./unsent-wishes.ts')).unsentWishes
}

const two = { order: 2, return: 0 }
const three = { order: 3, return: 1 }

test('what could not set off is there on the next page, and what did is not', async () => {
  const page = await nextPage()
  page.keep(7, two)
  page.keep(8, three)
  page.drop(7, two)
  expect((await nextPage()).ofLastPage()).toEqual([[8, three]])
})

test('a newer wish for the same good is not dropped with the one that set off', async () => {
  const page = await nextPage()
  page.keep(7, two)
  page.keep(7, three)
  page.drop(7, two)
  expect((await nextPage()).ofLastPage()).toEqual([[7, three]])
})

test('a good that is wished for again before its turn came is sent as it is wished now', async () => {
  ;(await nextPage()).keep(7, two)
  const page = await nextPage()
  page.keep(7, three)
  expect(page.ofLastPage()).toEqual([])
  expect((await nextPage()).ofLastPage()).toEqual([[7, three]])
})

test('another press while the last page’s wish waits loses neither', async () => {
  ;(await nextPage()).keep(7, two)
  const page = await nextPage()
  page.keep(8, three)
  expect(page.ofLastPage()).toEqual([[7, two]])
  expect(new Map((await nextPage()).ofLastPage())).toEqual(
    new Map([
      [7, two],
      [8, three],
    ]),
  )
})

test('who logs out leaves none, and a browser without storage goes without', async () => {
  const page = await nextPage()
  page.keep(7, two)
  page.forget()
  expect(kept.size).toBe(0)
  vi.stubGlobal('sessionStorage', undefined)
  const bare = await nextPage()
  bare.keep(7, two)
  expect(bare.ofLastPage()).toEqual([])
})
