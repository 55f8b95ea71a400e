import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice, startByPalette } from '../support/journey-office.ts'

const value = (page: Page) => page.getByRole('textbox', { name: 'Degvielas piemaksa' })
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

test('a setting is planned for a day with whom it hits, and taken back', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iestatījumi')
  await expectAccessible(page)
  await startByPalette(page, 'labot degv', 'Labot: Degvielas piemaksa')
  await expect(value(page)).toBeFocused()
  await expect(value(page)).toHaveValue('1,50')
  await value(page).fill('divi')
  await page.getByLabel('Iemesls').fill('Degviela dārgāka')
  await expect(page.locator('.settings-row .note')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saglabāt/ })).toHaveCount(0)
  await value(page).fill('1,70')
  await page.getByLabel('No dienas').fill('2031-01-02')
  const will = page.getByRole('region', { name: 'Kas notiks' })
  await expect(will).toContainText(/Degvielas piemaksa 1,50\s€ → 1,70\s€/)
  await expect(will).toContainText('klienti ar regulāro piegādi')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saglabāt no 02.01.2031.' }).click()
  await expect(toast(page, 'Iestatījums mainīts.')).toBeVisible()
  await expect(page.getByText(/^no 02\.01\.2031\. 1,70\s€$/)).toBeVisible()
  const said = /Degvielas piemaksa: 1,70\s€ no 02\.01\.2031\./
  const history = page.getByRole('region', { name: 'Vēsture' })
  await expect(history.getByText(said)).toBeVisible()
  await expect(history).toContainText('“Degviela dārgāka”')

  await history
    .getByRole('button', { name: 'Atsaukt: Degvielas piemaksa no 02.01.2031.' })
    .first()
    .click()
  const sheet = page.locator('dialog.sheet[open]')
  await sheet.getByLabel('Iemesls').fill('Kļūda')
  await sheet.getByRole('button', { name: 'Atsaukt maiņu' }).click()
  await expect(toast(page, 'Iestatījuma maiņa atsaukta.')).toBeVisible()
  await expect(history.locator('s').filter({ hasText: said }).first()).toBeVisible()
  await expect(page.getByText(/^no 02\.01\.2031\. 1,70\s€$/)).toHaveCount(0)
})

test('what is typed into a setting outlives its page, and Escape gives it up', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/settings?setting=bonusUsePercent')
  const bonus = page.getByRole('textbox', { name: 'Bonuss pirkumā līdz' })
  await bonus.fill('25')
  await page.getByRole('link', { name: 'Šodien' }).click()
  await expect(page.getByRole('heading', { name: 'Jāizdara' })).toBeVisible()
  await page.goBack()
  await expect(bonus).toHaveValue('25')
  await bonus.press('Escape')
  await expect(page.getByRole('button', { name: 'Labot: Bonuss pirkumā līdz' })).toBeVisible()
  await page.getByRole('button', { name: 'Labot: Bonuss pirkumā līdz' }).click()
  await expect(bonus).toHaveValue('30')
})

test('a setting is found by a word of its sentence, and the steps of the deposit are drawn', async ({
  page,
}) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/settings?group=deposit')
  await expect(page.getByRole('img', { name: /pilns depozīts, no 5\. pudeles −10/ })).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.type('degviel')
  await expect(page.getByRole('heading', { level: 2, name: 'Atrasti: 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Labot: Degvielas piemaksa' }).click()
  await expect(value(page)).toHaveValue('1,50')
  await page.getByRole('searchbox').press('Escape')
  await expect(page.getByRole('heading', { level: 2, name: 'Piegāde un dienas' })).toBeVisible()
})

test('each group of settings fits a phone and is accessible @phone', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/settings')
  const groups = page.getByRole('navigation', { name: 'Iestatījumu grupas' })
  for (const name of ['Depozīts', 'Dokumenti', 'Klienti']) {
    await groups.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page
      .getByRole('button', { name: /^Labot: / })
      .first()
      .click()
    await expect(page.getByLabel('Iemesls')).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Aizvērt' }).click()
  }
})

test('other roles read who may change settings', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/settings')
  await expect(page.getByText('To var vadītājs.')).toBeVisible()
})
