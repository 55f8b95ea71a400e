import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInOffice } from '../support/journey-office.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'

async function openPeople(page: Page, query = '') {
  await page.goto(`/office/people${query}`)
  await page.getByLabel('E-pasts vai tālrunis').fill('vadiba@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Turpināt' }).click()
  await expect(people(page)).toBeVisible()
}

const people = (page: Page) => page.getByRole('table', { name: 'Visi darbinieki' })
const row = (page: Page, name: string) => people(page).getByRole('row').filter({ hasText: name })

test('a list is walked, peeked into, marked and opened by keys', async ({ page }) => {
  await openPeople(page, '?filter=role:in:driver,warehouse')
  await expect(people(page).locator('tbody tr')).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(row(page, 'Kristaps Lapiņš')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary', { name: 'Par izvēlēto rindu' })).toContainText(
    'noliktava@avots.example',
  )
  await page.keyboard.press('x')
  const marked = page.getByRole('region', { name: 'Atzīmētās rindas' })
  await expect(marked).toContainText('Atlasīts 1')
  await expectAccessible(page)
  await page.keyboard.press('k')
  await expect(row(page, 'Jānis Liepiņš')).toBeFocused()
  // All rows from the last marked one on.
  await page.keyboard.press('Shift+X')
  await expect(marked).toContainText('Atlasīti 2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jānis Liepiņš')
})

test('the address of a list is its filter, order and columns @phone', async ({ page }) => {
  await openPeople(page, '?filter=role:in:owner,accountant&sort=-name&columns=name,role')
  await expect(people(page).locator('tbody th')).toContainText(['Rūta Zariņa', 'Andris Vītols'])
  await expect(people(page)).not.toContainText('vēl nav bijis')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Loma vadītājs, grāmatvedis/ }).click()
  await expect(row(page, 'Jānis Liepiņš')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Jānis Liepiņš')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('marked rows are saved as a file of what is seen', async ({ page }) => {
  await openPeople(page, '?filter=role:in:driver&columns=name,role')
  await page.getByLabel('Atzīmēt visas redzamās rindas').check()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toBe('\uFEFFVārds;Loma\r\nJānis Liepiņš, soferis@avots.example;šoferis\r\n')
})

test('a filter that leaves nothing says so and can be removed', async ({ page }) => {
  await page.goto('/office/people')
  await openPeople(page)
  await page.keyboard.press('f')
  await expect(page.getByLabel('Pēc kā')).toBeFocused()
  await page.getByLabel('Vērtība').fill('neviena tāda nav')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filtram neatbilst nekas')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Noņemt filtru' }).click()
  await expect(row(page, 'Andris Vītols')).toBeVisible()
})

test('what was marked before the rows of a new filter came is marked no longer', async ({
  page,
}) => {
  await openPeople(page)
  let answer: () => void = () => undefined
  const isMarked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/office/api/staff?*', async (route) => {
    await isMarked
    await route.continue()
  })
  await page.keyboard.press('f')
  await page.getByLabel('Vērtība').fill('neviena tāda nav')
  await page.keyboard.press('Enter')
  await page.getByLabel('Atzīmēt visas redzamās rindas').check()
  const marked = page.getByRole('region', { name: 'Atzīmētās rindas' })
  await expect(marked).toBeVisible()
  answer()
  await expect(page.getByText('Filtram neatbilst nekas')).toBeVisible()
  await expect(marked).toHaveCount(0)
})

test('a key acts on the row that has the focus, also where others came before it', async ({
  page,
  request,
}) => {
  const caller = await customerIn(page, request)
  const id = await ordered(caller, { [tube]: 1 })
  await signInOffice(page, 'vadiba@avots.example', '/office/orders')
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows.first()).toContainText(String(id))
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  const later = await ordered(caller, { [tube]: 1 })
  await expect(rows.first()).toContainText(String(later))
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`))
})

test('a view is saved with its count, opened by its name, deleted and taken back', async ({
  page,
}) => {
  await openPeople(page, '?filter=role:in:driver,warehouse&sort=-name')
  const views = page.getByRole('navigation', { name: 'Skati' })
  const name = `Ceļā ${Date.now()}`
  await views.getByText('Saglabāt skatu').click()
  await views.getByLabel('Skata nosaukums').fill(name)
  await expectAccessible(page)
  await views.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(views.getByRole('link', { name })).toHaveText(`${name} 2`)
  await views.getByRole('link', { name: 'Visi' }).click()
  await expect(row(page, 'Andris Vītols')).toBeVisible()
  await views.getByRole('link', { name }).click()
  await expect(people(page).locator('tbody th')).toContainText(['Kristaps Lapiņš', 'Jānis Liepiņš'])
  await views.getByRole('button', { name: `Dzēst skatu “${name}”` }).click()
  await expect(views.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Atsaukt', exact: true }).click()
  await expect(views.getByRole('link', { name })).toBeVisible()
})
