import { expect, type Page, test } from '@playwright/test'

/** What the page's parts are made alive with comes over a network that takes its time. */
async function slowly(page: Page, ...files: string[]) {
  for (const file of files) {
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await page.waitForTimeout(1_000)
      await route.continue()
    })
  }
}

test('a press on a part whose program is still on its way is heard when it comes', async ({ page }) => {
  await slowly(page, 'category-bar')
  await page.goto('/good/101')
  const more = page.getByRole('navigation', { name: 'Kategorijas' }).getByRole('button', { name: 'Vēl' })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})

test('a press on the icon of a sleeping button is heard, and once @phone', async ({ page }) => {
  await slowly(page, 'good-pictures')
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Palielināt attēlu' }).click()
  await expect(page.locator('dialog.zoom__over')).toBeVisible()
})

test('what is typed into the search before its program came is searched for @phone', async ({ page }) => {
  await slowly(page, 'goods-search')
  await page.goto('/good/101')
  await page.getByRole('combobox', { name: 'Meklēt preces' }).fill('medus')
  await expect(page.getByRole('option', { name: /medus/i }).first()).toBeVisible()
})

test('nobody waits for what nobody uses: a page that is only looked at fetches no more than it began with', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/good/101')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /category-bar|goods-search|related-goods|good-told/.test(url))).toEqual([])
  await page.mouse.move(100, 100)
  await expect.poll(() => fetched.some((url) => url.includes('related-goods'))).toBe(true)
})
