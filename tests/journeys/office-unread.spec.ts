import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { signInOffice, startByPalette } from '../support/journey-office.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'

/** The server fails at this call until the answered function is called. */
async function broken(page: Page, path: string): Promise<() => void> {
  let isBroken = true
  await page.route(path, (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()))
  return () => {
    isBroken = false
  }
}

/** The part says that it could not be read, and shows it once it is read again. */
async function readAgain(part: Locator, mend: () => void, shown: Locator) {
  const note = part.getByRole('alert').filter({ hasText: 'Neizdevās ielādēt.' })
  await expect(note).toBeVisible()
  mend()
  await note.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(note).toHaveCount(0)
  await expect(shown).not.toHaveCount(0)
}

test('what a customer says of an order is missed where it could not be read', async ({
  page,
  request,
}) => {
  const caller = await customerIn(page, request)
  const id = await ordered(caller, { [tube]: 1 })
  const mend = await broken(page, '**/office/api/orders/*/feedback')
  await signInOffice(page, 'klienti@avots.example', `/office/orders/${id}`)
  await readAgain(page.getByRole('main'), mend, page.getByRole('heading', { level: 1 }))
})

test('a map without its zones says so', async ({ page }) => {
  const mend = await broken(page, '**/office/api/zones')
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/addresses/1')
  // Addresses are matched after the shop has opened.
  await expect(async () => {
    await page.reload()
    await expect(page.getByLabel('Platums')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await readAgain(
    page.getByRole('main'),
    mend,
    page.locator('.places__map path, .places__map polygon'),
  )
})

test('a refund offers no deposit of nothing while what is left could not be read', async ({
  page,
  request,
}) => {
  const { id } = await customerIn(page, request)
  const mend = await broken(page, '**/office/api/customers/*/refundable*')
  await signInOffice(page, 'vadiba@avots.example', `/office/customers/${id}`)
  await startByPalette(page, 'atmaksa', 'Atmaksa…')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Ko atmaksā')).toHaveCount(0)
  await readAgain(sheet, mend, sheet.getByLabel('Ko atmaksā'))
})

test('what can be given back of a document is missed where it could not be read', async ({
  page,
}) => {
  const mend = await broken(page, '**/office/api/customers/*/refundable*')
  await signInOffice(page, 'vadiba@avots.example', '/office/documents/1')
  await readAgain(page.getByRole('main'), mend, page.getByRole('heading', { level: 1 }))
})

test('an address that the register lacks gets its town once the towns are read', async ({
  page,
}) => {
  const mend = await broken(page, '**/office/api/regions')
  await signInOffice(page, 'klienti@avots.example', '/office/call?number=%2B37129999990')
  await page.getByLabel('Jaunā adrese').fill('Nekur Nav iela 9999')
  await readAgain(page.getByRole('main'), mend, page.getByLabel('Pilsēta vai apkaime'))
})

test('older entries that were asked for twice come once, also after a failure', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/office/api/goods/*/history*', async (route) => {
    const isOlder = new URL(route.request().url()).searchParams.has('cursor')
    if (isOlder && (asked += 1) === 1) return route.fulfill({ status: 500 })
    const response = await route.fetch({ url: route.request().url().split('?')[0]! })
    const json = { ...((await response.json()) as object), nextCursor: isOlder ? null : '1' }
    return route.fulfill({ response, json })
  })
  await signInOffice(page, 'vadiba@avots.example', '/office/goods/101')
  const older = page.getByRole('button', { name: 'Vecāki ieraksti' })
  await older.click()
  await expect(page.getByRole('alert')).toContainText('Neizdevās ielādēt.')
  await older.dblclick()
  await expect(older).toHaveCount(0)
  expect(asked).toBe(2)
})

test('the office shows that it opens until it is known who is signed in', async ({ page }) => {
  await page.route('**/office/api/session', () => undefined)
  const asked = page.waitForRequest('**/office/api/session')
  await page.goto('/office')
  await asked
  await expect(page.locator('#app > .opening')).toBeVisible()
})

test('saved views that could not be read say so, and come once they are read again', async ({
  page,
}) => {
  const mend = await broken(page, '**/office/api/views*')
  await signInOffice(page, 'vadiba@avots.example', '/office/orders')
  const views = page.getByRole('navigation', { name: 'Skati' })
  const note = views.getByRole('alert')
  await expect(note).toContainText('Saglabātos skatus neizdevās ielādēt.')
  mend()
  await note.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(note).toHaveCount(0)
})

test('signing out says that it did not happen, and the person stays', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office')
  await broken(page, '**/office/api/session')
  await startByPalette(page, 'iziet', 'Iziet')
  await expect(page.locator('.toast')).toContainText('Birojs pašlaik neatbild.')
  await expect(page.getByRole('banner')).toBeVisible()
})
