import { expect, type Page } from '@playwright/test'
import { CallRefused } from '../../contract/shared/http-client.ts'
import { demo } from './journey-carts.ts'
import { runInShop } from './journey-operator.ts'
import { customerIn, type JourneyCustomer } from './journey-orders.ts'
import { test as journey } from './journey.ts'

/** A journey whose customer's autoships are removed after it, so they reserve no stock. */
export const test = journey.extend<{ anna: JourneyCustomer }>({
  anna: [
    async ({ page, request }, use) => {
      const anna = await customerIn(page, request)
      await use(anna)
      for (const { id } of (await anna.api.listAutoships()).data.data)
        await anna.api.removeAutoship({ params: { id: String(id) } })
    },
    { auto: true },
  ],
})

/** A started autoship: two bottles and two bags of flakes every two weeks from the first day. */
export async function startedAutoship(
  { api }: Pick<JourneyCustomer, 'api'>,
  name = 'Mājas ūdens',
): Promise<number> {
  const { data } = await api.createAutoship()
  const params = { id: String(data.id) }
  await api.changeAutoshipItem({ params, body: { good_id: demo.water, order: 2, return: 2 } })
  await api.changeAutoshipItem({ params, body: { good_id: demo.flakes, order: 2 } })
  await api.changeAutoship({ params, body: { autoship_name: name } })
  await api.processAutoship({ params })
  return data.id
}

/** Bottles delivered to a customer so many days ago, the same count each time. */
export const deliverBottlesBefore = (
  { id }: JourneyCustomer,
  bottles: number,
  daysAgo: readonly number[],
): void => void runInShop('tests/support/deliver-bottles.ts', id, bottles, ...daysAgo)

/** Moves an autoship's next delivery to the first open day so many days from now or later. */
export async function nextNotBefore(
  { api }: JourneyCustomer,
  autoshipId: number,
  days: number,
): Promise<string> {
  for (let ahead = days; ahead < days + 14; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const body = { delivery_date: day }
    const changed = await api
      .changeAutoship({ params: { id: String(autoshipId) }, body })
      .catch((error: unknown) => {
        if (error instanceof CallRefused && error.status === 422) return undefined
        throw error
      })
    if (changed) return day
  }
  throw new Error('no day in a fortnight')
}

/** The schedule's entries, the nearest first. */
export const entriesOf = (page: Page) => page.locator('.autoship-diary > .autoship-entry')

export async function openDiary(page: Page) {
  await page.goto('/autoship')
  await expect(page.getByRole('heading', { name: 'Nākamās piegādes' })).toBeVisible()
  await expect(entriesOf(page).first()).toBeVisible()
}
