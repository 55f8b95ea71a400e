import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, newPerson } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

/** The worker reads the register after the shop has begun to serve. */
const registerIsRead = (request: APIRequestContext) =>
  expect
    .poll(
      async () => {
        const answer = await request.get('/api/addresscompletion?text=skanstes%2029')
        return ((await answer.json()) as { data: { data: unknown[] } }).data.data.length
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)

const fieldsOf = (page: Page) => ({
  street: page.getByRole('combobox', { name: 'Iela', exact: true }),
  house: page.getByLabel('Māja'),
  region: page.getByLabel('Apkaime vai pagasts').locator('option:checked'),
})

test('by keyboard: a typed street is completed, and its neighbourhood is found @phone', async ({
  page,
  request,
}) => {
  await registerIsRead(request)
  await page.goto('/new-user')
  const { street, house, region } = fieldsOf(page)
  await street.pressSequentially('skanstes 29')
  await expect(page.getByRole('option', { name: 'Skanstes iela 29, Rīga' })).toBeVisible()
  await expect(street).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(street).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expect(street).toHaveValue('Skanstes iela')
  await expect(street).toHaveAttribute('aria-expanded', 'false')
  await expect(house).toHaveValue('29')
  await expect(page.getByLabel('Pasta indekss')).toHaveValue('LV-1013')
  await expect(region).toHaveText('Skanste')
  await expect(page.getByText('Izvēlēts: Rīga, Skanste.')).toBeAttached()

  // P-m6
  await page.getByLabel('Apkaime vai pagasts').selectOption('Centrs')
  await house.fill('')
  await house.fill('29')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Izvēlēties: Skanste' }).click()
  await expect(region).toHaveText('Skanste')
})

// P-m10
test('the page of a good says a guest when we come to their street', async ({ page, request }) => {
  await registerIsRead(request)
  await page.goto('/good/101')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByText('Vai braucat uz manu ielu?').click()
  await page.getByRole('combobox', { name: 'Iela un mājas numurs' }).fill('skanstes 29')
  await page.getByRole('option', { name: 'Skanstes iela 29, Rīga' }).click()
  await expect(page.getByText(/^Skanstes iela 29, Rīga.*: piegādāsim \S+/)).toBeVisible()
})

test('a picked street is followed by its houses, and any other number may be typed', async ({
  page,
  request,
}) => {
  await registerIsRead(request)
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/address')
  await page.getByRole('link', { name: 'Pievienot adresi' }).click()
  const { street, house, region } = fieldsOf(page)
  await street.pressSequentially('Kantora')
  await page.getByRole('option', { name: /^Kantora iela, Mārupe/ }).click()
  await expect(region).toHaveText('Mārupe')
  await house.pressSequentially('18')
  await expect(page.getByRole('option', { name: /^Kantora iela 18, / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: /^Kantora iela 18, / })).toHaveCount(0)
  await house.fill('18B')
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Kantora iela 18B' })).toBeVisible()
})

test('when the register cannot be asked, the form is filled in by hand', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await page.route('**/api/addresscompletion**', (route) => route.fulfill({ status: 503 }))
  await logIn(page, email, '/login?to=/user/address')
  await page.getByRole('link', { name: 'Pievienot adresi' }).click()
  const { street, house } = fieldsOf(page)
  await page.getByLabel('Pilsēta vai novads').selectOption('Jūrmala')
  await page.getByLabel('Apkaime vai pagasts').selectOption('Bulduri')
  await street.fill('Vienības prospekts')
  await house.fill('36')
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Vienības prospekts 36' })).toBeVisible()
})
