import { expect } from '@playwright/test'
import { chromiumPath } from '../support/chromium.ts'
import { customerIn } from '../support/journey-orders.ts'
import { test } from '../support/journey.ts'

// Playwright switches off the browser's memory of the pages that were left.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** The browser of the tests remembers no page, but says what else would forbid it. */
const ofTheBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'])

// Issue 28.
test('a browser may bring back each page of the shop as it was left', async ({ page }) => {
  const reasons: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  const paths = ['/', '/goods/1', '/good/101', '/cart']
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/good/101') continue
    await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  }
  for (const path of paths.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(reasons.length, 'the browser says why it loaded a page anew').toBeGreaterThan(0)
  expect(reasons.filter((reason) => !ofTheBrowser.has(reason))).toEqual([])
})

test('Back passes over a page that only leads on to another', async ({ page, request }) => {
  await customerIn(page, request)
  await page.goto('/user/profile')
  await page.goto('/user/bills')
  await expect(page).toHaveURL('/user/bills/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/user/profile')
})

test('Back goes to where a page was left, also while it is slow to come, and the page in sight stays @phone', async ({
  page,
}) => {
  // Before its program runs, a link leads to a page that the browser loads and restores by itself.
  await page.goto('/', { waitUntil: 'networkidle' })
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Piekļūstamības paziņojums' })
  await link.scrollIntoViewIfNeeded()
  const left = await top()
  expect(left).toBeGreaterThan(1_000)
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Piekļūstamības paziņojums')
  expect(await top()).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 300 }))
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/**', (route) => isAsked.then(() => route.continue()))
  await page.evaluate(() => history.back())
  await page.waitForURL('/')
  await expect(heading).toHaveText('Piekļūstamības paziņojums')
  expect(await top()).toBe(300)
  answer()
  await expect(heading).not.toHaveText('Piekļūstamības paziņojums')
  await expect.poll(top).toBe(left)
  await page.evaluate(() => history.forward())
  await expect(heading).toHaveText('Piekļūstamības paziņojums')
  await expect.poll(top).toBe(300)
  // The browser itself restores a page that is loaded anew.
  await page.reload()
  await expect.poll(top).toBeGreaterThan(100)
})
