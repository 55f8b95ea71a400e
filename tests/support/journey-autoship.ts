import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { demo } from './journey-carts.ts'
import type { JourneyCustomer } from './journey-orders.ts'
import { ownPlace } from './journey-place.ts'

/** An autoship of theirs that has started: two bottles and two bags of flakes, every two weeks from the first day on. */
export async function startedAutoship({ api }: JourneyCustomer, name = 'Mājas ūdens'): Promise<number> {
  const { data } = await api.createAutoship()
  const params = { id: String(data.id) }
  await api.changeAutoshipItem({ params, body: { good_id: demo.water, order: 2, return: 2 } })
  await api.changeAutoshipItem({ params, body: { good_id: demo.flakes, order: 2 } })
  await api.changeAutoship({ params, body: { autoship_name: name } })
  await api.processAutoship({ params })
  return data.id
}

/** An operator's command on the journeys' shop. */
export function shopCommand(...words: string[]): void {
  const env = { ...process.env, DATA_DIR: ownPlace().data, LOG_LEVEL: 'error' }
  execFileSync(process.execPath, ['server/shop.ts', ...words], { env })
}

/** The diary's entries, the nearest first. */
export const entriesOf = (page: Page) => page.locator('.diary > .entry')

export async function openDiary(page: Page) {
  await page.goto('/autoship')
  await expect(page.getByRole('heading', { name: 'Nākamās piegādes' })).toBeVisible()
  await expect(entriesOf(page).first()).toBeVisible()
}
