import { expect, type Page } from '@playwright/test'
import { demo, enterAs, fillCart, stepButton } from '../support/journey-carts.ts'
import { newEmail, newPerson, password } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'
import { choose, skipHeader, typeInto, walkTo } from './reach.ts'

async function typeAddress(page: Page) {
  await choose(page, page.getByLabel('Pilsēta vai novads'), 'Rīga')
  await choose(page, page.getByLabel('Apkaime vai pagasts'), 'Centrs')
  await typeInto(page, page.getByLabel('Iela', { exact: true }), 'Brīvības iela')
  await typeInto(page, page.getByLabel('Māja'), '1')
}

test('by keyboard: a guest registers beside the cart and orders', async ({ page, request }) => {
  test.slow()
  const { token } = (await (await request.post('/api/authenticate/guest')).json()) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  await fillCart(request, headers, { [demo.flakes]: 1 })
  await enterAs(page, headers)
  await page.goto('/login?to=/cart')
  await expect(page.getByRole('complementary', { name: 'Jūsu grozs' })).toContainText(
    'Bio auzu pārslas',
  )
  await skipHeader(page)
  await typeInto(page, page.getByLabel('E-pasts'), newEmail())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izveidot profilu')
  await skipHeader(page)
  await typeInto(page, page.getByLabel('Vārds un uzvārds'), 'Ilze Kalniņa')
  await typeInto(page, page.getByLabel('Tālrunis'), '20 000 000')
  await typeAddress(page)
  await walkTo(page, page.getByLabel('Piekrītu distances līguma noteikumiem'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jūsu grozs')
  await skipHeader(page)
  await walkTo(page, page.getByRole('spinbutton', { name: /^Skaits: Bio auzu/ }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('spinbutton', { name: /^Skaits: Bio auzu/ })).toHaveValue('2')
  await walkTo(page, stepButton(page, 'Turpināt uz apmaksu'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmaksa')
  await skipHeader(page)
  const cash = page.getByRole('radio', { name: /Skaidrā naudā/ })
  await walkTo(page, page.getByRole('radio').and(page.locator(':enabled')))
  for (let presses = 0; presses < 20 && !(await cash.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(cash).toBeChecked()
  await walkTo(page, page.getByRole('checkbox', { name: /Piekrītu distances līguma/ }))
  await page.keyboard.press('Space')
  await walkTo(page, stepButton(page, 'Pasūtīt ar pienākumu maksāt'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('by keyboard: a customer logs in, changes the profile and adds an address', async ({
  page,
  request,
}) => {
  test.slow()
  const { email } = await newPerson(request)
  await page.goto('/login?to=/user/profile')
  await skipHeader(page)
  await typeInto(page, page.getByLabel('E-pasts'), email)
  await typeInto(page, page.getByLabel('Parole'), password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Tālrunis')).toBeVisible()
  await skipHeader(page)
  await walkTo(page, page.getByLabel('Tālrunis'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('26 222 333')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saglabāts.')).toBeVisible()

  await page.goto('/user/address')
  await skipHeader(page)
  await walkTo(page, page.getByRole('link', { name: 'Pievienot adresi' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Tālrunis')).toHaveValue('+371 2622 2333')
  await skipHeader(page)
  await typeAddress(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/address')
  await expect(page.getByRole('row').filter({ hasText: 'Brīvības iela 1' })).toBeVisible()
})
