import { expect, type Page } from '@playwright/test'
import { demo, shopperWith } from '../support/journey-carts.ts'
import { customerWith, water } from '../support/journey-orders.ts'
import { newPerson } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.getBoundingClientRect().top)

test('a page stands where it will while its type is still on the way', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/goods/1')
  const before = await topOf(page, 'main')
  await page.unroute('**/*.woff2')
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  expect(before).toBe(await topOf(page, 'main'))
})

test('the title of an account page stays where it is when the links come @phone', async ({
  page,
  request,
}) => {
  const { headers } = await newPerson(request)
  const token = headers.authorization.replace('Bearer ', '')
  await page.addInitScript((value) => localStorage.setItem('avots.token', value), token)
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/authenticate/user', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/user/profile')
  const before = await topOf(page, 'main')
  answer()
  await expect(
    page.getByRole('navigation', { name: 'Mans konts' }).getByRole('link'),
  ).not.toHaveCount(0)
  await expect(page.getByLabel('Vārds un uzvārds')).toBeVisible()
  expect(await topOf(page, 'main')).toBe(before)
})

test('the cart keeps room for goods that fill it up to a free delivery', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 3 })
  let answer: () => void = () => undefined
  const isSeen = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/goods-paginate*', async (route) => {
    await isSeen
    await route.continue()
  })
  await page.goto('/cart')
  const filling = page.getByRole('region', { name: /^Līdz bezmaksas piegādei pietrūkst / })
  await expect(filling).toBeVisible()
  const before = (await filling.boundingBox())!.height
  answer()
  await expect(filling.getByRole('listitem')).toHaveCount(3)
  expect((await filling.boundingBox())!.height).toBeCloseTo(before, 0)
})

test('a returning customer’s home leaves room for what is only theirs @phone', async ({
  page,
  request,
}) => {
  await customerWith(page, request, { [water]: 2 })
  await page.goto('/')
  const own = page.getByRole('complementary', { name: 'Jūsu nākamā piegāde' })
  await expect(own).toBeVisible()
  await expect(page.getByRole('link', { name: 'Atkārtot pasūtījumu' })).toBeVisible()
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/authenticate/user', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.reload()
  const waters = page.getByRole('heading', { name: 'Iecienītākās preces' })
  const before = (await waters.boundingBox())!.y
  await expect(page.getByText('Labdien, Viesi!')).toBeHidden()
  await expect(page.getByText('0,00 €', { exact: true })).toBeHidden()
  answer()
  await expect(own).toBeVisible()
  await expect(page.getByRole('link', { name: 'Atkārtot pasūtījumu' })).toBeVisible()
  expect((await waters.boundingBox())!.y).toBeCloseTo(before, 0)
})
