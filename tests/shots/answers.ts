import type { Page } from '@playwright/test'

type Act = (page: Page) => Promise<unknown>

/** The shop's own answer with one change, for states that take days or an operator. */
export const answering =
  <Body>(call: RegExp, change: (body: Body) => void): Act =>
  async (page) => {
    await page.route(call, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const json = (await response.json()) as Body
      change(json)
      await route.fulfill({ response, json })
    })
    await page.reload({ waitUntil: 'networkidle' })
  }

/** The call fails. */
export const failing =
  (call: RegExp): Act =>
  async (page) => {
    await page.route(call, (route) => route.abort())
    await page.reload({ waitUntil: 'networkidle' })
  }

/** The call is not answered. */
export const unanswered =
  (call: RegExp, address?: string): Act =>
  async (page) => {
    await page.route(call, () => new Promise(() => undefined))
    if (address === undefined) await page.reload({ waitUntil: 'domcontentloaded' })
    else await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(2_500)
  }

export const inTurn =
  (...steps: Act[]): Act =>
  async (page) => {
    for (const step of steps) await step(page)
  }
