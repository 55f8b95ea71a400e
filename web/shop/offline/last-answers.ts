import type { Order } from '../../../contract/shop/order-record.ts'
import { transport } from '../session/api.ts'
import { currentPath } from '../session/protected-pages.ts'
import { markShown, pagesSince, unmarkShown } from './shown-since.ts'
import { readStored, tokenOwner } from './stored-value.ts'

/** The worker leaves these caches alone. */
const PREFIX = 'avots-answers-'
const MOST = 200

/**
 * What the stores remember themselves, what is of use at once or never, and what changes something
 * although it is read.
 */
const forgotten =
  /\/(?:authenticate|goods-suggest|addresscompletion|my-data|payment|promo|session|tracking|transactionstemp|clone|invoice)(?:[/?]|$)|\/(?:cart\/active|cart\/autoship|order\/ordersinprogress)$/

/** Each log-in has its own. */
const cacheName = () => `${PREFIX}${tokenOwner() ?? ''}`

const keyOf = (address: string) => `/last-known/${document.documentElement.lang}${address}`

/** The answers of calls that only read are stored, and stand in where no answer comes. */
export function rememberAnswers(): void {
  if (!('caches' in globalThis)) return
  void forgetAnswers(cacheName())
  transport.fetch = async (address, request) => {
    const isRemembered = request.method === 'GET' && !forgotten.test(address)
    const page = currentPath()
    const own = cacheName()
    try {
      const answer = await fetch(address, request)
      if (!isRemembered || !answer.ok) return answer
      unmarkShown(pagesSince, page)
      // a log-out may have been quicker
      if (own === cacheName()) void store(address, answer.clone()).catch(() => undefined)
      return answer
    } catch (failed) {
      const last = isRemembered && !request.signal?.aborted ? await recall(address) : undefined
      if (last === undefined) throw failed
      markShown(pagesSince, page, last.at)
      return last.answer
    }
  }
}

/** Those of other log-ins, or of all. */
export async function forgetAnswers(exceptIn?: string): Promise<void> {
  const names = await caches.keys().catch(() => [])
  const gone = names.filter((name) => name.startsWith(PREFIX) && name !== exceptIn)
  await Promise.all(gone.map((name) => caches.delete(name)))
}

/** The oldest make room. */
async function store(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName())
  await cache.delete(keyOf(address))
  await cache.put(keyOf(address), answer)
  const keys = await cache.keys()
  const extra = keys.slice(0, Math.max(0, keys.length - MOST))
  await Promise.all(extra.map((key) => cache.delete(key)))
}

type Last = { answer: Response; at: number }

async function recall(address: string): Promise<Last | undefined> {
  const cache = await caches.open(cacheName())
  const answer = await cache.match(keyOf(address), { ignoreVary: true })
  const stored = answer && { answer, at: Date.parse(answer.headers.get('date') ?? '') }
  const orderId = /^\/api\/order\/(\d+)$/.exec(address)?.[1]
  return orderId === undefined ? stored : recallOrder(Number(orderId), stored)
}

/** An order that is coming is known from their list too, which a change of it has reached. */
async function recallOrder(orderId: number, stored: Last | undefined): Promise<Last | undefined> {
  const listed = readStored<{ orders: Order[] }>('upcoming')
  const order = listed?.value.orders.find(({ id }) => id === orderId)
  if (!listed || !order) return stored
  const read = (await stored?.answer.clone().json()) as { order: Order } | undefined
  if (stored && read && read.order.version > order.version) return stored
  return { answer: Response.json({ order }), at: listed.at }
}
