import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { otherDay, signInOffice } from '../support/journey-office.ts'
import { runInShop } from '../support/journey-operator.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'

const orders = (page: Page) => page.getByRole('table', { name: 'Visi pasūtījumi' })
const bar = (page: Page) => page.getByRole('region', { name: 'Atzīmētās rindas' })
const sheet = (page: Page) => page.locator('dialog.sheet[open]')

test('orders are marked by keys, moved in one act, and all come back', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const ids = [await ordered(anna, { [tube]: 1 }), await ordered(anna, { [tube]: 2 })]
  await signInOffice(
    page,
    'dispecers@avots.example',
    `/office/orders?filter=customer:eq:${anna.id}`,
  )
  await expect(orders(page).locator('tbody tr')).toHaveCount(2)
  await expect(orders(page).locator('tfoot')).toContainText('Kopā 2')
  await expectAccessible(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary', { name: 'Par izvēlēto rindu' })).toContainText(
    `Pasūtījums ${ids[1]}`,
  )
  await expect(page.getByRole('region', { name: 'Vēsture' })).toContainText('pasūtīja')
  await expect(bar(page)).toContainText('Atlasīti 2')
  await expectAccessible(page)
  const former = await orders(page).locator('tbody').textContent()
  await bar(page).getByRole('button', { name: 'Pārcelt…' }).click()
  await sheet(page)
    .getByLabel('Diena')
    .fill(await otherDay(page, ids[0]!))
  for (const id of ids)
    await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText(
      `${id} tiek pārcelts`,
    )
  await sheet(page).getByRole('button', { name: 'Pārcelt' }).click()
  const result = page.getByRole('dialog', { name: /^Reize nr\. \d+/ })
  await expect(result).toContainText('Izdarīts: 2')
  await expectAccessible(page)
  await expect(orders(page).locator('tbody')).not.toHaveText(former!)
  await result.getByRole('button', { name: 'Atsaukt' }).click()
  await expect(result).toContainText(/Atsauca .+ šodien/)
  await result.getByRole('button', { name: 'Aizvērt' }).last().click()
  await expect(orders(page).locator('tbody')).toHaveText(former!)
})

test('a row that cannot be done is named, and the others are done', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const gone = await ordered(anna, { [tube]: 1 })
  const open = await ordered(anna, { [tube]: 2 })
  await anna.api.cancelOrder({ params: { id: String(gone) } })
  await signInOffice(
    page,
    'dispecers@avots.example',
    `/office/orders?filter=customer:eq:${anna.id}`,
  )
  await page.getByLabel('Atzīmēt visas redzamās rindas').check()
  await bar(page).getByRole('button', { name: 'Pārcelt…' }).click()
  await sheet(page)
    .getByLabel('Diena')
    .fill(await otherDay(page, open))
  await expect(sheet(page)).toContainText('Vienu nevarēs')
  await sheet(page).getByRole('button', { name: 'Pārcelt' }).click()
  const result = page.getByRole('dialog', { name: /^Reize nr\. \d+/ })
  await expect(result).toContainText('Izdarīts: 1')
  await expect(result.getByRole('listitem').filter({ hasText: String(gone) })).toContainText(
    /\p{L}{3}/u,
  )
  await expect(result).toContainText(String(open))
})

test('all that the filter leaves is marked, copied and counted, the unread rows too', async ({
  page,
  request,
  context,
}) => {
  const anna = await customerIn(page, request)
  runInShop('tests/support/many-orders.ts', anna.id, 260)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInOffice(
    page,
    'gramatvediba@avots.example',
    `/office/orders?filter=customer:eq:${anna.id}`,
  )
  await expect(orders(page).locator('tbody tr')).toHaveCount(50)
  await expect(orders(page).locator('tfoot')).toContainText('€')
  await page.getByLabel('Atzīmēt visas redzamās rindas').check()
  await expect(bar(page)).toContainText('Atlasīti 50')
  await bar(page)
    .getByRole('button', { name: /^Atlasīt visus \d+/ })
    .click()
  const all = Number(/Atlasīti visi (\d+)/.exec((await bar(page).textContent())!)![1])
  expect(all).toBeGreaterThan(50)
  await expect(bar(page).getByRole('button', { name: 'Pārcelt…' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Kopēt' }).click()
  await expect(page.locator('.toast')).toContainText('Nokopētas rindas: 260')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(261)
  expect(copied).toMatch(/^Nr\.\tKlients\t/)
  await page.keyboard.press('Escape')
  await walkLongList(page)
})

/** A long list is read on as its end comes near, and only what is in sight stands in the page. */
async function walkLongList(page: Page) {
  const rowAt = (index: number) => orders(page).locator(`[data-row="${index}"]`)
  const rows = orders(page).locator('[data-row]')
  await orders(page).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(rowAt(259)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(orders(page)).toHaveAttribute('aria-rowcount', '262')
  await expect(rowAt(259)).toHaveAttribute('aria-rowindex', '261')
  expect(await rows.count()).toBeLessThan(100)
  await page.keyboard.press('j')
  await expect(rowAt(1)).toBeFocused()
  await expect(rowAt(1)).toBeInViewport()
  await page.keyboard.press('x')
  await expectAccessible(page)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(rowAt(259)).toBeVisible({ timeout: 500 })
  }).toPass()
  await rowAt(259)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('Atlasīti 259')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(260)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(rows).not.toHaveCount(260)
}
