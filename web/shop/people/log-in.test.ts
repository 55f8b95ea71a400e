import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'

const stored = stubStorage('localStorage')
stubStorage('sessionStorage')

let answers: Record<string, () => unknown>
let sentCartId: number | undefined

// the parts of a browser that a log-in uses, and a shop with one guest and one customer
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'lv' } })
  stored.set('avots.token', 'guest')
  sentCartId = undefined
  const item = { id: 1, good_id: 5, order: 1, return: 0 }
  answers = {
    'guest /api/authenticate/user': () => ({ user: { id: 1, role: 0, cartid: 7 } }),
    'guest /api/cart/current': () => ({ data: { id: 7, items: [item] } }),
    'customer /api/authenticate/user': () => ({ user: { id: 2, role: 1, cartid: 9 } }),
    'customer /api/cart/current': () => ({ data: { id: 9, items: [item] } }),
  }
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    if (path === '/api/authenticate') {
      sentCartId = (JSON.parse(body as string) as { cartid?: number }).cartid
      return Response.json({ token: 'customer' })
    }
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '')
    const answer = answers[`${token} ${path}`]
    return answer ? Response.json(await answer()) : Response.json({}, { status: 404 })
  })
})

async function openPage() {
  const { loadSession } = await import('../session/session.ts')
  const { cartStore } = await import('../session/cart-store.ts')
  const { logIn } = await import('./log-in.ts')
  const press = () => logIn({ email: 'anna@epasts.lv', password: 'rudens lapas' })
  return { loadSession, cartStore, press }
}

test('a log-in pressed before the guest has loaded brings the cart along and says so', async () => {
  const { loadSession, press } = await openPage()
  const user = Promise.withResolvers<unknown>()
  answers['guest /api/authenticate/user'] = () => user.promise
  const loading = loadSession()
  const pressed = press()
  user.resolve({ user: { id: 1, role: 0, cartid: 7 } })
  expect(await pressed).toBe(true)
  expect(sentCartId).toBe(7)
  await loading
})

test('a log-in pressed before the guest’s cart has loaded says that it was brought along', async () => {
  const { loadSession, press } = await openPage()
  const cart = Promise.withResolvers<unknown>()
  answers['guest /api/cart/current'] = () => cart.promise
  await loadSession()
  const pressed = press()
  cart.resolve({ data: { id: 7, items: [{ id: 1, good_id: 5, order: 1, return: 0 }] } })
  expect(await pressed).toBe(true)
  expect(sentCartId).toBe(7)
})

test('a cart that was made since the guest was read comes along, too', async () => {
  answers['guest /api/authenticate/user'] = () => ({ user: { id: 1, role: 0, cartid: null } })
  const { loadSession, cartStore, press } = await openPage()
  await loadSession()
  cartStore.set({ id: 8, items: [{ good_id: 5 }] } as never)
  expect(await press()).toBe(true)
  expect(sentCartId).toBe(8)
})

test('a guest that is created more slowly than a log-in does not end it', async () => {
  stored.clear()
  const { loadSession, press } = await openPage()
  const guest = Promise.withResolvers<unknown>()
  answers['undefined /api/authenticate/guest'] = () => guest.promise
  const loading = loadSession()
  await press()
  guest.resolve({ token: 'guest' })
  await loading
  expect(stored.get('avots.token')).toBe('customer')
})

test('without a token a log-in waits for no guest', async () => {
  stored.clear()
  const { press } = await openPage()
  expect(await press()).toBe(false)
  expect(sentCartId).toBeUndefined()
})
