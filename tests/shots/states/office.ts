import { expect, type Page } from '@playwright/test'
import { type Shot, states, type Step } from '../shot.ts'

/** Signs the owner of the demo in, in either language, and waits for what the page shows. */
async function asOwner(page: Page) {
  const fields = page.locator('form input')
  await fields.first().fill('vadiba@avots.example')
  await page.locator('input[type="password"]').fill('avots-demo')
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('.frame__bar')).toBeVisible()
  await shown(page)
}

async function shown(page: Page) {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main .sk-wait')).toHaveCount(0)
}

/** An open page of the office listens all the time, so its network is never silent. */
const listens = { unfinished: true }

const pictures = (path: string, rows: Record<string, Step[]>): Shot[] =>
  states(
    `/office${path}`,
    null,
    Object.fromEntries(
      Object.entries(rows).map(([name, steps]) => [name, [asOwner, ...steps, listens]]),
    ),
  )

const press =
  (...keys: string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key)
  }

export const officeStates: Shot[] = [
  ...states('/office', null, { 'office-sign-in': [] }),
  ...pictures('', {
    'office-today': [],
    'office-palette': [press('/'), (page) => page.keyboard.type('berzina'), foundSomebody],
    'office-keys': [press('?')],
  }),
  ...pictures('/orders', { 'office-orders': [], 'office-order-peek': [press('j', 'Space')] }),
  ...pictures('/customers', { 'office-customers': [] }),
  ...pictures('/customers/1', { 'office-customer': [] }),
  ...pictures('/approvals', { 'office-approvals': [] }),
  ...pictures('/people', { 'office-people': [] }),
  ...pictures('/people/2', { 'office-person': [] }),
  ...pictures('/people/invite', { 'office-invite': [] }),
  ...pictures('/settings?group=deposit', { 'office-deposit': [] }),
  ...pictures('/settings?setting=fuelSurchargeCents', { 'office-setting': [] }),
  ...pictures('/audit', { 'office-audit': [] }),
  ...pictures('/own', { 'office-own': [] }),
]

async function foundSomebody(page: Page) {
  await expect(page.getByRole('option').first()).toBeVisible()
}
