import { beforeEach, expect, test, vi } from 'vitest'
import { consent } from '../consent/consent.ts'
import type { TrackedLine } from './events.ts'
import { openTrackers, track } from './track.ts'

type Page = { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[][] } }

const kept = new Map<string, string>()
let page: Page
let loaded: string[]

// What a browser has and these rules need: a window, a place for scripts, and storage.
beforeEach(() => {
  page = {}
  loaded = []
  kept.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  consent.set(undefined)
  openTrackers({ metaPixelId: '123', ga4Id: 'G-ABC' })
})

const told = () => [
  ...(page.dataLayer ?? []).map((command) => Array.from(command)).filter(([kind]) => kind === 'event'),
  ...(page.fbq?.queue ?? []).filter(([kind]) => kind === 'track'),
]
const water: TrackedLine = { goodId: 7, name: 'Ūdens 18,9 l', quantity: 3, priceEuros: 6.1 }
const purchase = (orderId: number) => track({ name: 'Purchase', orderId, lines: [water] })

test('before an answer, and after a no, nothing is loaded or told', () => {
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  expect([loaded, told()]).toEqual([[], []])
})

test('a yes to one purpose opens its network alone', () => {
  consent.set({ analytics: true, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC'])
  const items = [{ item_id: '7', item_name: 'Ūdens 18,9 l', quantity: 3, price: 6.1 }]
  expect(told()).toEqual([['event', 'add_to_cart', { currency: 'EUR', value: 18.3, items }]])
})

test('a no after a yes is heard at once', () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: false })
  track({ name: 'PageView', path: '/' })
  expect(told()).toHaveLength(2)
})

test('a purchase is told once per order, with its sum and currency', () => {
  consent.set({ analytics: false, marketing: true })
  purchase(12)
  purchase(12)
  purchase(13)
  const contents = [{ id: '7', quantity: 3, item_price: 6.1 }]
  const goods = { content_type: 'product', content_ids: ['7'], contents, currency: 'EUR', value: 18.3, num_items: 3 }
  expect(told()).toEqual([
    ['track', 'Purchase', goods, { eventID: 'order-12' }],
    ['track', 'Purchase', goods, { eventID: 'order-13' }],
  ])
})
