import { expect, test as withoutReports } from '@playwright/test'
import { test } from '../support/journey.ts'
import { awakeLink } from '../support/settled.ts'

// S-m5
for (const door of ['/office', '/driver']) {
  test(`${door} wakes under its content policy`, async ({ page }) => {
    await page.goto(door)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('A good, a list and home follow each other without a script that the policy forbids', async ({
  page,
}) => {
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
  const others = page.getByRole('main').locator('a[href^="/good/"]')
  const other = (await others.first().getAttribute('href'))!
  await others.first().click()
  await expect(page).toHaveURL(other)
  await page.goBack()
  await expect(page).toHaveURL('/good/101')
  await page.getByRole('link', { name: 'Avots' }).first().click()
  await expect(page).toHaveURL('/')
})

test('A page that cannot be loaded on the way says so', async ({ page }) => {
  await page.goto('/good/101')
  const other = page.getByRole('main').locator('a[href^="/good/"]').first()
  await awakeLink(other)
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await other.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Uz sākumlapu' })).toBeVisible()
})

withoutReports('A text that got into a page becomes no script', async ({ page }) => {
  await page.route('/good/101', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</h1>', '</h1><script>hostile = 1</script>')
    await route.fulfill({ response, body })
  })
  for (const address of ['/good/101', '/office', '/driver']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const outcome = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x onerror="hostile = 1">'
      } catch (error) {
        return (error as Error).name
      }
      return 'written'
    })
    expect(outcome).toBe('TypeError')
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  }
})
