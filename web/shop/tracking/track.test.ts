import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import type { TrackedLine } from './events.ts'

type Page = { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[][] } }

stubStorage('localStorage')

let page: Page
let track: typeof import('./track.ts').track
let consent: typeof import('../consent/consent.ts').consent
let loaded: string[]

// What a browser has and these rules need beside its storage: a window and a place for scripts.
beforeEach(async () => {
  page = {}
  loaded = []
  vi.stubGlobal('window', page)
  open('/')
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  // every test opens the page anew
  vi.resetModules()
  ;({ consent } = await import('../consent/consent.ts'))
  const tracking = await import('./track.ts')
  track = tracking.track
  tracking.configureTracking({ metaPixelId: '123', ga4Id: 'G-ABC' })
})

/** A network's way of telling is fetched with its first event. */
async function told() {
  await vi.dynamicImportSettled()
  return [
    ...(page.dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([kind]) => kind === 'event'),
    ...(page.fbq?.queue ?? []).filter(([kind]) => kind === 'track'),
  ]
}

/** What stands in the address bar. */
const open = (path: string) => vi.stubGlobal('location', { href: `https://avots.example${path}` })

const water: TrackedLine = { goodId: 7, name: 'Ūdens 18,9 l', quantity: 3, priceEuros: 6.1 }
const purchase = (orderId: number) => track({ name: 'Purchase', orderId, lines: [water] })

test('before an answer, and after a no, nothing is loaded or told', async () => {
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  expect([await told(), loaded]).toEqual([[], []])
})

test('a yes to one purpose opens its network alone', async () => {
  consent.set({ analytics: true, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  const items = [{ item_id: '7', item_name: 'Ūdens 18,9 l', quantity: 3, price: 6.1 }]
  expect(await told()).toEqual([['event', 'add_to_cart', { currency: 'EUR', value: 18.3, items }]])
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC'])
})

test('a no after a yes is heard at once', async () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: false })
  track({ name: 'PageView', path: '/' })
  expect(await told()).toHaveLength(2)
})

test('a purchase is told once per order, with its sum and currency', async () => {
  consent.set({ analytics: false, marketing: true })
  purchase(12)
  purchase(12)
  purchase(13)
  const contents = [{ id: '7', quantity: 3, item_price: 6.1 }]
  const goods = {
    content_type: 'product',
    content_ids: ['7'],
    contents,
    currency: 'EUR',
    value: 18.3,
    num_items: 3,
  }
  expect(await told()).toEqual([
    ['track', 'Purchase', goods, { eventID: 'order-12' }],
    ['track', 'Purchase', goods, { eventID: 'order-13' }],
  ])
})

test.each([
  '/renew-password/secret',
  '/confirm-email/secret',
  '/order/12?approve=yes&key=secret',
  '/loading?to=%2Forder%2F12%3Fapprove%3Dyes%26key%3Dsecret',
  '/cart/process/?order-token=secret',
])('an address that lets its holder in is nobody’s to know: %s', async (address) => {
  consent.set({ analytics: true, marketing: true })
  open(address)
  track({ name: 'PageView', path: new URL(address, 'https://avots.example').pathname })
  expect([await told(), loaded]).toEqual([[], []])
})

test('a page with such an address is not told of later, either', async () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/renew-password/secret' })
  expect([await told(), loaded]).toEqual([[], []])
})
