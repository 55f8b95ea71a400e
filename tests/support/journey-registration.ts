import type { Page } from '@playwright/test'
import { password } from './journey-people.ts'

/** Fills in a person's registration, all that has to be; a company's from the e-mail on. */
export async function fillRegistration(
  page: Page,
  email: string,
  [first, last]: readonly string[] = [],
) {
  if (first !== undefined) await page.getByLabel('Vārds', { exact: true }).fill(first)
  if (last !== undefined) await page.getByLabel('Uzvārds').fill(last)
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Tālrunis').fill('20 000 000')
  await page.getByLabel('Parole', { exact: true }).fill(password)
  await page.getByLabel('Parole vēlreiz').fill(password)
  await page.getByLabel('Pilsēta vai novads').selectOption('Rīga')
  await page.getByLabel('Apkaime vai pagasts').selectOption('Centrs')
  await page.getByLabel('Iela', { exact: true }).fill('Lāčplēša iela')
  await page.getByLabel('Māja').fill('24')
  await page.getByLabel('Piekrītu distances līguma noteikumiem').check()
}
