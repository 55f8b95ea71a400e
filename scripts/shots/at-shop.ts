import type { Page } from '@playwright/test'
import { calls, type ShopCalls } from '../../contract/calls.ts'
import { httpClient } from '../../contract/http-client.ts'
import { newPerson } from '../../tests/support/journey-people.ts'
import type { Headers, Who } from './shot.ts'

const apiOf = (origin: string, { authorization }: Headers) =>
  httpClient<ShopCalls>(calls, {
    base: `${origin}/api`,
    token: () => authorization.replace('Bearer ', ''),
    language: () => 'lv',
    fetch,
  })

export type Api = ReturnType<typeof apiOf>

/** A new customer who has done this before the picture. */
export const whoDid =
  (before: (api: Api) => Promise<unknown>): Who =>
  async (request, origin) => {
    const { headers } = await newPerson(request)
    await before(apiOf(origin, headers))
    return headers
  }

/** The page once more, with the shop's answer as it would be in a state that is hard to come by. */
export async function withAnswer<Answer>(page: Page, address: RegExp, change: (answer: Answer) => void) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as Answer
    change(json)
    await route.fulfill({ response, json })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

/** The page once more, while the shop does not answer. */
export async function withoutAnswer(page: Page, address: RegExp) {
  await page.route(address, () => new Promise(() => undefined))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(2_500)
}

/** The page once more, where the shop cannot be reached. */
export async function withFailure(page: Page, address: RegExp) {
  await page.route(address, (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(1_500)
}
