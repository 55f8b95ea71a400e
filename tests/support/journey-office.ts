import { type Browser, expect, type Page } from '@playwright/test'

/** Opens a page of the office as a colleague of the demo, who has signed in before. */
export async function signInOffice(page: Page, login: string, path = '/office') {
  const answer = await page.request.post('/office/api/sign-in', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { login, password: 'avots-demo' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(path)
  await expect(page.locator('.frame__bar')).toBeVisible()
}

/** Signs in at the form that is open. */
export async function fillSignIn(page: Page, login: string) {
  await page.getByLabel('E-pasts vai tālrunis').fill(login)
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Turpināt' }).click()
}

/** Another colleague at another computer. */
export async function colleague(browser: Browser, login: string, path = '/office'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInOffice(page, login, path)
  return page
}

/** Opens a deed of the page by the palette. */
export async function startByPalette(page: Page, typed: string, option: string | RegExp) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Meklēt vai darīt' }).fill(`>${typed}`)
  await page.getByRole('option', { name: option }).click()
}

/** A day on which an order can be delivered, other than its own. */
export async function otherDay(page: Page, orderId: number): Promise<string> {
  for (let ahead = 3; ahead < 30; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const preview = (await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        const asked = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch('/office/api/orders/move?preview=1', asked)).json()
      },
      { orderIds: [orderId], day },
    )) as { effects?: { orders?: unknown[] } }
    if (preview.effects?.orders?.length === 1) return day
  }
  throw new Error('no other day')
}
