import { expect, type Route } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { makeRunDay, openOffice } from '../support/journey-runs.ts'

/** The server does what it is asked, and its answer is lost. */
async function lose(route: Route) {
  await route.fetch()
  await route.abort()
}

test('driver and warehouse count a van apart, and it leaves when they agree', async ({
  page,
  browser,
}) => {
  const { runId, plate } = makeRunDay(2, 'loading')
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage()
  await phone.goto('/driver')
  await phone.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await phone.getByLabel('Parole').fill('avots-demo')
  await phone.getByRole('button', { name: 'Ieiet' }).click()
  const run = phone.getByRole('listitem').filter({ hasText: plate })
  await expect(run).toContainText('2 pieturas')
  await expectAccessible(phone)
  await run.getByRole('button', { name: 'Iekraut' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Iekraušana')
  const counted = phone.getByRole('button', { pressed: true })
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).click()
  await press('1')
  await phone.reload()
  await run.getByRole('button', { name: 'Iekraut' }).click()
  await expect(counted).toHaveText(/1$/)
  await press('Dzēst skaitli')
  await press('3')
  await expectAccessible(phone)
  await press('Saskaitīts')
  await expect(phone.getByText('Gaidām noliktavu.')).toBeVisible()

  await openOffice(page, `/runs/${runId}/load`, 'noliktava')
  await page.getByLabel(/^Saskaitīts:/).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('pārskaitiet atzīmētās')).toBeVisible()

  await phone.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(phone.getByText('tu 3, noliktava 4')).toBeVisible()
  await press('4')
  await press('Saskaitīts')
  await expect(phone.getByText('Sakrīt ar noliktavu.')).toBeVisible()
  const leave = phone.getByRole('button', { name: 'Viss mašīnā, braucu' })
  // The van leaves, and the phone does not hear of it.
  await phone.route('**/driver/api/runs/*/state', lose, { times: 1 })
  await leave.click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await leave.click()
  await expect(run).toContainText('ceļā')
  await phone.route('**/driver/api/runs/*/others', (route) => route.abort(), { times: 1 })
  await run.getByRole('button', { name: 'Nodošanas' }).click()
  await phone.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(
    phone
      .getByText('Citas mašīnas šodien nav.')
      .or(phone.getByRole('button', { name: 'Nodot vai saņemt' })),
  ).toBeVisible()
  await expect(phone.getByText('Nekas nav jānodod un jāsaņem.')).toBeVisible()
  await expectAccessible(phone)
})
