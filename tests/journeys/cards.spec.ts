import { expect, type Locator } from '@playwright/test'
import { test } from '../support/journey.ts'

const boxOf = async (part: Locator) => (await part.boundingBox())!

// P-p1, P-p2
test('badges leave a bottle’s cap in sight, and adding a good moves no button beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/top-goods')
  const water = page.getByRole('article').filter({ hasText: 'Sila Avots”, 18,9' }).first()
  const badges = await boxOf(water.getByRole('list'))
  const picture = await boxOf(water.locator('.goods-picture > :is(img, svg)'))
  expect(badges.y + badges.height).toBeLessThanOrEqual(picture.y)

  const besides = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Pievienot grozam/ })
  const { y } = await boxOf(besides)
  await water.getByRole('button', { name: /^Pievienot grozam/ }).click()
  await expect(water.getByRole('button', { name: 'Vairāk' })).toBeVisible()
  await expect(water.locator('.goods-card__msg').last()).toBeVisible()
  expect((await boxOf(besides)).y).toBe(y)
})

// P-p16, P-m18
test('on a phone the button to buy is in sight, and a link pressed offline opens later', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/good/101')
  const buy = page.getByRole('button', { name: 'Pievienot grozam', exact: true })
  await expect(buy).toBeInViewport({ ratio: 1 })
  await buy.scrollIntoViewIfNeeded()
  await buy.click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()

  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Atrašanās vieta' })
    .getByRole('link', { name: 'Ūdens', exact: true })
    .click()
  await expect(page.getByText('Lapu atvērsim, tiklīdz tas būs atjaunots.')).toBeVisible()
  // A good that could not be added is not called added.
  await page
    .getByRole('button', { name: /^Pievienot grozam: / })
    .first()
    .click()
  await expect(page.getByText(/^Grozu neizdevās mainīt\./)).toBeVisible()
  await expect(page.getByText('Pievienots grozam.')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL('/udens')
})
