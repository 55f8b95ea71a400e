import type { Locator, Page } from '@playwright/test'
import type { Step } from './shot.ts'
import { inLanguage } from './language.ts'

/** The words of a button, a field or a link, or a selector. */
type Target = RegExp | string

const visible = (locator: Locator) => locator.filter({ visible: true }).first()
const buttonOrSelected = (page: Page, target: Target) =>
  typeof target === 'string' ? page.locator(target) : page.getByRole('button', { name: target })

export const press =
  (target: Target): Step =>
  (page) =>
    visible(buttonOrSelected(page, target)).click()

/** Presses a button of the dialog: by its words, or by its place. */
export const pressInDialog =
  (target: RegExp | number): Step =>
  (page) => {
    const buttons = page.getByRole('dialog').getByRole('button')
    return typeof target === 'number'
      ? buttons.nth(target).click()
      : page.getByRole('dialog').getByRole('button', { name: target }).click()
  }

export const fill =
  (target: Target, text: string): Step =>
  (page) =>
    (typeof target === 'string' ? page.locator(target) : page.getByLabel(target)).first().fill(text)

export const count = (number: number, which: 'first' | 'last' = 'first'): Step => {
  return (page) => page.getByRole('spinbutton')[which]().fill(String(number))
}

export const choose =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).click()

export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name)

export const see =
  (selector: string): Step =>
  (page) =>
    visible(page.locator(selector)).waitFor()

const seeRole =
  (role: 'alert' | 'dialog' | 'tooltip'): Step =>
  (page) =>
    visible(page.getByRole(role)).waitFor()

export const seeAlert = seeRole('alert')
export const seeDialog = seeRole('dialog')
export const seeTooltip = seeRole('tooltip')

export const pause =
  (ms: number): Step =>
  (page) =>
    page.waitForTimeout(ms)

export const visit =
  (path: string): Step =>
  (page) =>
    page.goto(inLanguage(path), { waitUntil: 'networkidle' })

export const reload: Step = (page) => page.reload({ waitUntil: 'networkidle' })
export const print: Step = (page) => page.emulateMedia({ media: 'print' })
export const agree: Step = (page) =>
  page.getByRole('checkbox', { name: /Piekrītu distances|I agree/ }).check()

/** The call fails, with this answer or without any. */
export const answer =
  (call: RegExp, reply?: { status: number; json: object }): Step =>
  (page) =>
    page.route(call, (route) => (reply ? route.fulfill(reply) : route.abort()))

/** The call is not answered. */
export const suspend =
  (call: RegExp): Step =>
  (page) =>
    page.route(call, () => new Promise(() => undefined))

/** The page without the answer of a call that failed. */
export const failing = (call: RegExp): Step[] => [answer(call), reload]

/** The page while a call is not answered. */
export const unanswered = (call: RegExp, path?: string): Step[] => [
  suspend(call),
  (page) =>
    path === undefined
      ? page.reload({ waitUntil: 'domcontentloaded' })
      : page.goto(inLanguage(path), { waitUntil: 'domcontentloaded' }),
  pause(2_500),
]

/** The shop's own answer with one change, for states that take days or an operator. */
export function answering(call: RegExp, change: (body: never) => void): Step[] {
  const spoil: Step = (page) =>
    page.route(call, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const json: unknown = await response.json()
      change(json as never)
      await route.fulfill({ response, json })
    })
  return [spoil, reload]
}
