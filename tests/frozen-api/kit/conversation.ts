import { createHash } from 'node:crypto'
import { test } from 'vitest'
import { expectFrozen } from './frozen-answers.ts'
import type { FrozenShop } from './frozen-shop.ts'
import { plainly } from './plain-answer.ts'

type Method = 'GET' | 'POST' | 'DELETE'
/** Any JSON: whoever reads an answer here knows it from the frozen file. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any
type How = { language?: 'lv' | 'en'; key?: string; brief?: (answer: Json) => unknown }

/** Somebody at the API: what they ask is recorded, except for what they ask in silence. */
export type Speaker = {
  get: (path: string, how?: How) => Promise<Json>
  post: (path: string, body?: object, how?: How) => Promise<Json>
  delete: (path: string) => Promise<Json>
  /** What no client of ours would send: recorded without what was sent. */
  odd: (
    method: string,
    path: string,
    headers: Record<string, string>,
    sent?: string,
  ) => Promise<void>
  silent: Speaker
}

export type Talk = { as: (who: string, token?: string) => Speaker }

/** A long list of the seed's is told by its beginning and a sum of all of it. */
const MOST = 12

/** A test that speaks HTTP; all that was said is compared with `answers/{name}.json`. */
export const conversation = (
  shop: FrozenShop,
  name: string,
  script: (talk: Talk) => Promise<void>,
): void =>
  test(name.replaceAll('-', ' '), async () => {
    const said: object[] = []
    const plain = plainly(() => shop.clock.now())

    const speaker = (who: string, token: string | undefined, records: boolean): Speaker => {
      const ask = async (method: Method, path: string, body?: object, how: How = {}) => {
        const answer = await shop.server.inject({
          method,
          url: `/api${path}`,
          headers: {
            'accept-language': how.language ?? 'lv',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(how.key !== undefined && { 'idempotency-key': how.key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        })
        const heard: Json = answer.json()
        if (records)
          said.push({
            who,
            ask: `${method} ${plainPath(path)}`,
            ...(how.language === 'en' && { language: 'en' }),
            ...(body !== undefined && { sent: plain(body, path) }),
            status: answer.statusCode,
            answer: shortened(plain(how.brief?.(heard) ?? heard, path)),
          })
        else if (answer.statusCode >= 400)
          throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
        return heard
      }
      return {
        get: (path, how) => ask('GET', path, undefined, how),
        post: (path, body, how) => ask('POST', path, body, how),
        delete: (path) => ask('DELETE', path),
        odd: async (method, path, headers, payload) => {
          const answer = await shop.server.inject({
            method: method as 'PUT',
            url: `/api${path}`,
            headers: { 'accept-language': 'lv', ...headers },
            ...(payload !== undefined && { payload }),
          })
          const short = path.length > 200 ? '/<long>' : path
          said.push({
            who,
            ask: `${method} ${short}`,
            status: answer.statusCode,
            answer: answer.json(),
          })
        },
        get silent() {
          return speaker(who, token, false)
        },
      }
    }
    await script({ as: (who, token) => speaker(who, token, true) })
    expectFrozen(name, said)
  })

/** Numbers of the catalogue and of the seed's machines stay; all others are of this run. */
const plainPath = (path: string): string =>
  path
    .replace(/(?<!\/goods|\/item)\/\d+(?=\/|\?|$)/g, '/<id>')
    .replace(/(?<=autoship_id=|[?&]order=)\d+/g, '<id>')
    .replace(/(?<=\/|key=)[\w.-]{40,}/g, '<secret>')

function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, shortened(member)]),
    )
  if (value.length <= MOST) return value.map(shortened)
  const sum = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
  return [...value.slice(0, 2).map(shortened), `<${value.length} in all, ${sum}>`]
}
