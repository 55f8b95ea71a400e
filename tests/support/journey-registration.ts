import type { Page } from '@playwright/test'
import { password } from './journey-people.ts'

/** Fills in a person's registration, all that has to be; a company's from the e-mail on. */
export async function fillRegistration(page: Page, email: string, name?: string) {
  if (name !== undefined) await page.getByLabel('Vārds un uzvārds').fill(name)
  await page.getByLabel('E-pasts').fill(email)
  await fillRest(page)
  await fillPasswords(page, password)
}

/** What follows the e-mail, without a password. */
export async function fillRest(page: Page) {
  await page.getByLabel('Tālrunis').fill('20 000 000')
  await page.getByLabel('Pilsēta vai novads').selectOption('Rīga')
  await page.getByLabel('Apkaime vai pagasts').selectOption('Centrs')
  await page.getByLabel('Iela', { exact: true }).fill('Lāčplēša iela')
  await page.getByLabel('Māja').fill('24')
  await page.getByLabel('Piekrītu distances līguma noteikumiem').check()
}

export async function fillPasswords(page: Page, secret: string) {
  const wanted = page.getByRole('button', { name: 'Tomēr izveidot paroli' })
  if (await wanted.isVisible()) await wanted.click()
  await page.getByLabel('Parole', { exact: true }).fill(secret)
  await page.getByLabel('Parole vēlreiz').fill(secret)
}
