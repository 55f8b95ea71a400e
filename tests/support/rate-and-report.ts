import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'

/** One press rates the delivery; a fault of the honey goes with a photo. */
export async function rateAndReport(page: Page, orderId: number) {
  await page.goto(`/order/${orderId}`)
  await page.getByRole('button', { name: '4 no 5: labi' }).click()
  await expect(page.getByText('Paldies! Vērtējums ir saglabāts')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Nav kārtībā\? Ziņot: .*medus/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Kas nav kārtībā?' })
  await dialog.getByLabel('Kas noticis').fill('Vāciņš ir ieplīsis')
  const red = { create: { width: 60, height: 40, channels: 3 as const, background: 'crimson' } }
  const buffer = await sharp(red).jpeg().toBuffer()
  await dialog
    .getByLabel('Pievienot foto')
    .setInputFiles({ name: 'medus.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog).toContainText('Foto: medus.jpg')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Nosūtīt' }).click()
  await expect(page.getByText('Jūs ziņojāt: Vāciņš ir ieplīsis (ar foto)')).toBeVisible()
  await expectAccessible(page)
}
