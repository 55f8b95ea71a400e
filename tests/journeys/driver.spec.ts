import { generateKeyPairSync } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { makeRunDay } from '../support/journey-runs.ts'

async function signInOwner(page: Page) {
  await page.goto('/office/people')
  await page.getByLabel('E-pasts vai tālrunis').fill('vadiba@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Turpināt' }).click()
}

test('a phone is bound by the QR code of the office, opened by a PIN and revoked', async ({
  page,
  browser,
}) => {
  await signInOwner(page)
  await page.getByRole('link', { name: 'Jānis Liepiņš' }).first().click()
  await page.getByRole('button', { name: 'Piesaistīt tālruni' }).click()
  await expect(page.getByRole('img', { name: 'QR kods tālruņa piesaistei' })).toBeVisible()
  await expectAccessible(page)
  const link = (await page.getByText(/\/driver#bind=/).textContent())!

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Labdien, Jāni!')
  await expectAccessible(phone)
  await phone.getByLabel('Tālruņa nosaukums').fill('Jāņa telefons')
  await phone.getByLabel('PIN', { exact: true }).fill('123456')
  await phone.getByLabel('PIN vēlreiz').fill('123456')
  await phone.getByRole('button', { name: 'Piesaistīt' }).click()
  await expect(phone.getByText('Šo PIN viegli uzminēt.')).toBeVisible()
  await phone.getByLabel('PIN', { exact: true }).fill('274913')
  await phone.getByLabel('PIN vēlreiz').fill('274913')
  await phone.getByRole('button', { name: 'Piesaistīt' }).click()
  await expect(phone.getByText('Jānis Liepiņš, Jāņa telefons')).toBeVisible()
  await expectAccessible(phone)

  await phone.getByRole('button', { name: 'Aizslēgt' }).click()
  await phone.getByLabel('PIN').fill('111222')
  await phone.getByRole('button', { name: 'Atvērt' }).click()
  await expect(phone.getByText('PIN neder.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('PIN').fill('274913')
  await phone.getByRole('button', { name: 'Atvērt' }).click()
  await expect(phone.getByText('Jānis Liepiņš')).toBeVisible()

  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Jāņa telefons' }).getByRole('button').click()
  await expect(page.getByText('Tālrunis atņemts')).toBeVisible()
  await phone.reload()
  await phone.getByLabel('PIN').fill('274913')
  await phone.getByRole('button', { name: 'Atvērt' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    'Šis tālrunis vēl nav piesaistīts',
  )
})

test('to try it out, a password binds a browser with the PIN 000000 @phone', async ({ page }) => {
  await page.goto('/driver')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Šis tālrunis vēl nav piesaistīts',
  )
  await expectAccessible(page)
  await page.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Ieiet' }).click()
  await expect(page.getByText('Jānis Liepiņš')).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your day')
  await page.getByRole('button', { name: 'Lock' }).click()
  await page.getByLabel('PIN').fill('000000')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Jānis Liepiņš')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a phone with an endless name makes no page of the office wider than its window', async ({
  page,
}) => {
  makeRunDay(1, 'road')
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await page.goto('/driver')
  const { status } = await page.evaluate(
    (body) =>
      fetch('/driver/api/devices/by-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status: code }) => ({ status: code })),
    {
      login: 'soferis@avots.example',
      password: 'avots-demo',
      deviceName: '<b>'.padEnd(60, 'M'),
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    },
  )
  expect(status).toBe(200)
  await page.evaluate(() => fetch('/driver/api/day/phone', { method: 'POST' }))
  await signInOwner(page)
  const expectNoOverflow = async () => {
    for (const width of [1440, 1024, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await expect(page.getByText('<b>MMM').first()).toBeVisible()
  await expectNoOverflow()
  await page.getByRole('link', { name: 'Jānis Liepiņš' }).first().click()
  await expect(page.getByText('<b>MMM').first()).toBeVisible()
  await expectNoOverflow()
})
