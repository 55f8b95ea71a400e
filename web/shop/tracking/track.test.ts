import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import type { TrackedLine } from './events.ts'

type Page = { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[][] } }

stubStorage('localStorage')

let page: Page
let track: typeof import('./track.ts').track
let consent: typeof import('../consent/consent.ts').consent
let loadedScripts: string[]

// the parts of a browser that the trackers use, beside the storage
beforeEach(async () => {
  page = {}
  loadedScripts = []
  vi.stubGlobal('window', page)
  openPage('/')
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loadedScripts.push(src) },
  })
  // a fresh page for every test
  vi.resetModules()
  ;({ consent } = await import('../consent/consent.ts'))
  const tracking = await import('./track.ts')
  track = tracking.track
  tracking.configureTracking({ metaPixelId: '123', ga4Id: 'G-ABC' })
})

/** Waits for the trackers, which are fetched with their first event. */
async function sentEvents() {
  await vi.dynamicImportSettled()
  return [
    ...(page.dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([kind]) => kind === 'event'),
    ...(page.fbq?.queue ?? []).filter(([kind]) => kind === 'track'),
  ]
}

/** Sets the address bar. */
const openPage = (path: string) =>
  vi.stubGlobal('location', { href: `https://avots.example${path}` })

const water: TrackedLine = { goodId: 7, name: 'Ūdens 18,9 l', quantity: 3, priceEuros: 6.1 }
const purchase = (orderId: number) => track({ name: 'Purchase', orderId, lines: [water] })

test('before an answer, and after a refusal, nothing is loaded or sent', async () => {
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  expect([await sentEvents(), loadedScripts]).toEqual([[], []])
})

test('consent to one purpose opens only its network', async () => {
  consent.set({ analytics: true, marketing: false })
  track({ name: 'AddToCart', lines: [water] })
  const items = [{ item_id: '7', item_name: 'Ūdens 18,9 l', quantity: 3, price: 6.1 }]
  expect(await sentEvents()).toEqual([
    ['event', 'add_to_cart', { currency: 'EUR', value: 18.3, items }],
  ])
  expect(loadedScripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC'])
})

test('a withdrawn consent takes effect at once', async () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/' })
  expect(await sentEvents()).toHaveLength(2)
  consent.set({ analytics: false, marketing: false })
  track({ name: 'PageView', path: '/' })
  expect(await sentEvents()).toHaveLength(2)
})

test('also while the tracker is still on its way', async () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/' })
  consent.set({ analytics: false, marketing: true })
  expect(await sentEvents()).toMatchObject([['track', 'PageView', {}]])
  expect(loadedScripts).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
})

test('a purchase is sent once per order, with its sum and currency', async () => {
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
  expect(await sentEvents()).toEqual([
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
])('nothing is sent from an address that contains a secret: %s', async (address) => {
  consent.set({ analytics: true, marketing: true })
  openPage(address)
  track({ name: 'PageView', path: new URL(address, 'https://avots.example').pathname })
  expect([await sentEvents(), loadedScripts]).toEqual([[], []])
})

test('a page view of such an address is not sent later, either', async () => {
  consent.set({ analytics: true, marketing: true })
  track({ name: 'PageView', path: '/renew-password/secret' })
  expect([await sentEvents(), loadedScripts]).toEqual([[], []])
})
