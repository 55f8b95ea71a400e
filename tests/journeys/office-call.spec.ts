import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { startedAutoship } from '../support/journey-autoship.ts'
import { runInShop } from '../support/journey-operator.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'
import { toastDurationMs } from '../../web/ui/toasts.ts'

const sheet = (page: Page) => page.locator('dialog.sheet[open]')
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const asks = (page: Page) =>
  page.getByRole('region', { name: 'Ko prasa visbiežāk un ko atbildēt' }).getByRole('listitem')

const mostKeys = 3

/** Presses keys one by one, and counts them: an answer on the phone takes at most three. */
async function answer(page: Page, keys: readonly string[], seen: string | RegExp, done: string) {
  expect(keys.length).toBeLessThanOrEqual(mostKeys)
  const [open, ...rest] = keys
  await page.keyboard.press(open!)
  for (const key of rest) {
    // What it would do is shown before the last key.
    await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText(seen)
    await page.keyboard.press(key)
  }
  await expect(toast(page, done)).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  // Three messages are in sight at once, and a fourth would wait for the first to go.
  await page.clock.fastForward(toastDurationMs.important)
}

/** The page of a customer with an order and an unpaid bill, opened by the number that calls. */
async function openCaller(page: Page, request: APIRequestContext) {
  const caller = await customerIn(page, request)
  const phone = `+3712${String(Date.now()).slice(-7)}`
  await caller.api.saveUser({ params: { id: String(caller.id) }, body: { phone } })
  await ordered(caller, { [tube]: 6 })
  runInShop('tests/support/owe-for-water.ts', caller.id)
  await signInOffice(page, 'vadiba@avots.example', `/office/call?number=${phone}`)
  await expect(page).toHaveURL(new RegExp(`/customers/${caller.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Bērziņa')
  await expect(asks(page).first()).toContainText('Nākamreiz būsim')
  return caller
}

test('the page of a caller is accessible and fits a phone @phone', async ({ page, request }) => {
  await openCaller(page, request)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a number opens its customer, and what callers ask is answered in at most three keys', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const caller = await openCaller(page, request)
  await answer(page, ['t', 'Enter'], 'aizmirstās tukšās', 'Piezīme pierakstīta')
  await expect(page.getByRole('region', { name: 'Piezīmes' })).toContainText('Lasa šoferis')
  await answer(page, ['d', 'Enter'], 'par depozītu', 'Paskaidrojums nosūtīts')
  await answer(page, ['p', 'Enter'], 'ar dokumentu', 'Dokuments nosūtīts')
  await answer(page, ['l', 'Enter'], 'sola', 'Solījums pierakstīts')
  await answer(page, ['+', '+', 'Enter'], 'Summa ar depozītu', 'Pasūtījums mainīts')
  await answer(page, ['m', 'Enter'], 'tiek pārcelts', 'Pasūtījums pārcelts')
  await answer(page, ['s', 'Enter'], 'tiek atcelts', 'Pasūtījums atcelts')
  await expect(asks(page).first()).toContainText('Pašlaik nekas nav ieplānots')

  await startedAutoship(caller)
  await page.reload()
  await expect(asks(page).nth(4)).toContainText('Izlaižam tikai')
  await answer(page, ['m', 'Enter'], /ākamās piegādes/, 'Piegāde pārcelta')
  await answer(page, ['s', 'Enter'], /ākamās piegādes/, 'Piegāde izlaista')
  // The street is typed; its first house is taken by Enter.
  await page.keyboard.press('w')
  await page.keyboard.type('Skanstes 29')
  await expect(
    sheet(page)
      .getByRole('button', { name: /Skanstes/ })
      .first(),
  ).toBeVisible()
  await answer(page, ['Enter', 'Enter'], 'maršruts', 'Turpmāk braucam uz jauno adresi')
  await answer(page, ['q', 'Enter'], /ākamās piegādes/, 'Regulārā piegāde beigta')

  // The line begins with what was done in the call.
  await expect(page.getByLabel('Par ko zvanīja?')).toHaveValue(/Piegāde izlaista, Turpmāk/)
  await page.keyboard.press('z')
  await page.keyboard.type('Nebūs mājās')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Zvans pierakstīts')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vēsture' })).toContainText('“Nebūs mājās”')
})

test('several with one number are listed, and a number of nobody is named', async ({ page }) => {
  await signInOffice(page, 'klienti@avots.example', '/office/call?number=%2B37129999991')
  await expect(page.getByText('nav nevienam klientam')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jauns klients' })).toBeVisible()
  await expectAccessible(page)
})
