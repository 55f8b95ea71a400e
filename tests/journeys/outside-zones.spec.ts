import { expect } from '@playwright/test'
import { demo, fillCart } from '../support/journey-carts.ts'
import { customerIn } from '../support/journey-orders.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

// O-9
test('an address that our courier does not go to has no calendar, but ways out @phone', async ({
  page,
  request,
}) => {
  const { api, headers } = await customerIn(page, request)
  const regions = (await api.listRegions()).data.data
  const city = (await api.listCities()).data.data.find(({ name }) => name === 'Liepāja')!
  const region = regions.find(({ city_id }) => city_id === city.id)!
  const body = { region: region.id, street: 'Jūras iela', house_no: '5' }
  const { data: far } = await api.createAddress({ body })
  expect(far.deliveryType.is_courier_service).toBe(0)
  await fillCart(request, headers, { [demo.water]: 2, [demo.honey]: 1 })
  await page.goto('/cart')
  await page.getByLabel('Adrese').selectOption(String(far.id))
  await expect(page.getByText(/Uz šo adresi \(Liepāja\) mūsu kurjers nebrauc/)).toBeVisible()
  await expect(page.locator('.calendar')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Izvēlēties citu adresi' }).click()
  await expect(page.getByLabel('Adrese')).toBeFocused()
  await page.getByRole('button', { name: /^Izņemt no groza \(/ }).click()
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^Pakomāts/ })).toBeChecked()
})
