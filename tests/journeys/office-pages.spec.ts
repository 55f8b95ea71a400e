import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { newPerson } from '../support/journey-people.ts'
import { places } from '../../web/office/nav/places.ts'

const pages = places.flatMap((place) => place.pages)

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a page shows has come: no skeleton stands for it any more. */
const expectLoaded = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

const subpages = [
  '/goods/101',
  '/plan/zones/R1',
  '/people/invite',
  '/settings?group=deposit',
  '/settings?group=staff',
  '/nothing',
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test('every page of the office is accessible and fits its three widths', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const { id } = await newPerson(request, 'Zelma Krūmiņa')
  await signInOffice(page, 'vadiba@avots.example')
  for (const path of [...pages.map(({ to }) => to), ...subpages, `/customers/${id}`]) {
    await page.goto(`/office${path}`)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect(title(page), path).toBeVisible()
      await expectLoaded(page)
      // between the two nothing comes and nothing goes
      if (size.width !== 1024) await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${size.width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('every place is reached by G and its letter, and gives its heading the focus', async ({
  page,
}) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/own')
  await expect(title(page)).toBeVisible()
  for (const { to, letter } of pages) {
    if (letter === undefined) continue
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(new RegExp(`/office${to === '/' ? '/?' : to}$`))
    await expect(title(page)).toBeFocused()
  }
})

test('a step back over several pages shows the colleague of that page, with the own data', async ({
  page,
}) => {
  await signInOffice(page, 'vadiba@avots.example')
  await page.goto('/office/people')
  const people = page.locator('main table a[href*="/people/"]')
  const name = page.locator('#name')
  const [first, second] = [await people.nth(0).innerText(), await people.nth(1).innerText()]
  await people.nth(0).click()
  await expect(name).toHaveValue(first)
  await page.locator('main').getByRole('link', { name: 'Darbinieki un lomas' }).click()
  await people.nth(1).click()
  await expect(name).toHaveValue(second)
  await page.evaluate(() => history.go(-2))
  await expect(title(page)).toHaveText(new RegExp(first))
  await expect(name).toHaveValue(first)
})
