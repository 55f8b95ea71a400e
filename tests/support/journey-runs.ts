import type { Page } from '@playwright/test'
import { signInOffice } from './journey-office.ts'
import { runInShop } from './journey-operator.ts'

export type RunDay = {
  runId: number
  otherId: number
  plate: string
  otherPlate: string
  goodId: number
}

/** Two runs of today, up to a state; the first has as many stops as named. */
export const makeRunDay = (
  stops: number,
  state: 'planned' | 'loading' | 'road' | 'handing_in',
  prepaid = 0,
  more: '' | 'kinds' = '',
): RunDay => {
  const driver = 'soferis@avots.example'
  const made = runInShop('tests/support/make-run-day.ts', stops, state, driver, prepaid, more)
  return JSON.parse(made) as RunDay
}

/** Opens a page of the office as a person of the demo. */
export const openOffice = (page: Page, path: string, name = 'vadiba') =>
  signInOffice(page, `${name}@avots.example`, `/office${path}`)

/** A keyboard that counts its keys, for the budgets of work. */
export function countedKeys(page: Page) {
  let count = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        count += 1
        await page.keyboard.press(key)
      }
    },
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    count: () => count,
  }
}

/** The keystroke-level model: a key 0.28 s, a decision 1.35 s. */
export const secondsOfWork = ({ keys, decisions }: { keys: number; decisions: number }): number =>
  keys * 0.28 + decisions * 1.35
