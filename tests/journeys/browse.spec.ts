import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { awake } from '../support/settled.ts'

test('a visitor goes from a category to a good and puts it into the cart @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Izvēlieties kategoriju' })
    .getByRole('link', { name: 'Ūdens' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ūdens')

  await page
    .getByRole('link', { name: /^Avota ūdens “Sila Avots”, 18,9 l/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sila Avots')
  await expect(page.getByText('1 pilna:')).toBeVisible()
  await page.getByRole('button', { name: 'Vairāk' }).first().click()
  await expect(page.getByText('2 pilnas: depozīts par 2 pudelēm – 16,00')).toBeVisible()

  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Grozs, 2 preces' })).toBeVisible()
  await page.getByRole('link', { name: 'Grozs, 2 preces' }).click()
  const drawer = page.getByRole('dialog', { name: 'Grozs' })
  await expect(drawer).toContainText('33,30 €')
  await drawer.getByRole('button', { name: /^Izņemt no groza/ }).click()
  await expect(drawer).toContainText('Pirkumu grozs ir tukšs!')
})

// P-m1, P-m5
test('a new page opens at its heading, however soon it is used, and scrolling compacts the header', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const compact = page.getByRole('banner').getByRole('button', { name: 'Visas preces' })
  await page.goto('/goods/1')
  await expect(compact).toHaveCount(0)
  await awake(page)
  await page.getByRole('link', { name: '2. lapa' }).click()
  await expect(page).toHaveURL('/goods/2')
  await expect.poll(scrolled).toBe(0)
  // The focused heading is what a screen reader reads, and where Tab goes on.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeInViewport()
  expect(await scrolled()).toBe(0)

  await page.getByRole('link', { name: '1. lapa' }).scrollIntoViewIfNeeded()
  await expect(compact).toBeVisible()
  await page.getByRole('link', { name: '1. lapa' }).click()
  await page.mouse.wheel(0, 60)
  await expect(page.getByRole('link', { name: '1. lapa' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(scrolled).toBeLessThan(350)
})

test('below 768 pixels a side menu holds all goods, categories and the log-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Atvērt izvēlni' })
  const menu = page.getByRole('dialog', { name: 'Izvēlne' })
  await opener.click()
  await menu.getByText('Bio pārtika', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Viss: Bio pārtika' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Pieslēgties' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Visas preces' }).click()
  await expect(page).toHaveURL('/goods/1')
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(opener).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Kategorijas' }).first()).toBeVisible()
})

test('the button of a card becomes a stepper, keeps the focus and survives a reload', async ({
  page,
}) => {
  await page.goto('/goods/1')
  const card = page.getByRole('article').filter({ hasText: 'Mehāniskais ūdens pumpis' })
  await card.getByRole('button', { name: /^Pievienot grozam/ }).click()
  await expect(card.getByRole('button', { name: 'Vairāk' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('spinbutton')).toHaveValue('2')
  await expect(page.getByRole('link', { name: 'Grozs, 2 preces' })).toContainText('25,80 €')
  await page.reload()
  await expect(card.getByRole('spinbutton')).toHaveValue('2')
})

test('the card of a good in the cart offers related goods', async ({ page }) => {
  await page.goto('/goods/1')
  const card = page.getByRole('article').filter({ hasText: 'Mehāniskais ūdens pumpis' }).first()
  await card.getByRole('button', { name: /^Pievienot grozam/ }).click()
  await card.getByRole('button', { name: 'Apskatīt, kas labi der kopā' }).click()
  const others = page.getByRole('article', { name: /^Mehāniskais ūdens pumpis.*Jau pievienots/ })
  await expect(others.getByRole('button', { name: /^Pievienot grozam/ }).first()).toBeVisible()
  await others.getByRole('button', { name: 'Aizvērt un atgriezties pie preces' }).click()
  await expect(card.getByRole('spinbutton')).toHaveValue('1')
})

test('suggestions are requested once, a tenth of a second after the last letter', async ({
  page,
}) => {
  const requests: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/goods-suggest') requests.push(searchParams.get('search'))
  })
  await page.clock.install()
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Meklēt preces' })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('gr')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  requests.length = 0
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.pressSequentially('iķi')
  await page.clock.runFor(99)
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => requests).toEqual(['griķi'])
})

// P-m11
test('a guest leaves an e-mail for a good that is sold out, and the page remembers it', async ({
  page,
  request,
}) => {
  await page.goto(await soldOut(request))
  await page.getByRole('button', { name: 'Paziņot, kad būs' }).first().click()
  await page.getByLabel('E-pasts, uz kuru paziņot').fill('viesis@epasts.lv')
  await page.keyboard.press('Enter')
  const remembered = page.getByText('Paziņosim e-pastā, kad prece būs saņemta.').first()
  await expect(remembered).toBeVisible()
  await page.reload()
  await expect(remembered).toBeVisible()
})

test('a misspelt search suggests the good and leads to it', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Meklēt preces' })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('medis')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({
      timeout: 1_500,
    })
  }).toPass()
  await field.press('Enter')
  await expect(page).toHaveURL(/goods-search\/medis/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/medus/i)
})

test('a search keeps to the category that is chosen beside it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Kur meklēt' }).selectOption('Dzērieni')
  await page.getByRole('combobox', { name: 'Meklēt preces' }).fill('bio')
  await page.getByRole('button', { name: 'Meklēt', exact: true }).click()
  await expect(page).toHaveURL(/goods-search\/bio\?category=dzerieni/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meklēts: bio')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

// P-4
test('a category beside a search narrows it, level by level, and leads back', async ({ page }) => {
  await page.goto('/goods-search/medus')
  const category = page.getByRole('main').locator('.catalogue-tree')
  const count = await category
    .getByRole('link', { name: /^Bio pārtika/ })
    .locator('small')
    .innerText()
  await category.getByRole('link', { name: /^Bio pārtika/ }).click()
  await expect(page).toHaveURL('/goods-search/medus?category=bio-partika')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meklēts: medus')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(count))
  await category.getByRole('link', { name: /^Medus un saldumi/ }).click()
  await expect(page).toHaveURL(
    '/goods-search/medus?category=bio-partika&categorya=medus-un-saldumi',
  )
  await category.getByRole('link', { name: 'Visas kategorijas' }).click()
  await expect(page).toHaveURL('/goods-search/medus')
  await page.goto('/discount-goods')
  await category.getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^?]*\/discount-goods\?category=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akcijas')
})

// P-9
test('a phone shows subcategories under the title and in the menu @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/bio-partika')
  const levels = page.getByRole('navigation', { name: 'Apakškategorijas' })
  await levels.getByRole('link', { name: /^Medus un saldumi/ }).click()
  await expect(page).toHaveURL('/bio-partika/medus-un-saldumi')
  await page.getByRole('button', { name: 'Atvērt izvēlni' }).click()
  const menu = page.getByRole('dialog', { name: 'Izvēlne' })
  await menu.getByText('Bio pārtika', { exact: true }).click()
  await menu.getByRole('link', { name: 'Medus', exact: true }).click()
  await expect(page).toHaveURL('/bio-partika/medus-un-saldumi/medus')
})

test('filters are in the address, are removed one by one, and an empty result leads on', async ({
  page,
}) => {
  await page.goto('/goods/1')
  const tops = page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect((await tops).filter((top, _, [first]) => top === first)).toHaveLength(3)
  const all = await page.getByText(/^Atrastas \d+/).textContent()
  await page.getByRole('checkbox', { name: /^Bio/ }).first().check()
  await expect(page).toHaveURL(/filter=bio/)
  await expect(page.getByText(/^Atrast/)).not.toHaveText(all!)
  await page.getByRole('link', { name: 'Noņemt filtru: Bio' }).click()
  await expect(page.getByText(/^Atrast/)).toHaveText(all!)

  await page.goto('/goods/1?price_from=9000')
  await expect(page.getByText('Nekas netika atrasts!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Iesakām' }).getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Noņemt visus filtrus' }).click()
  await expect(page.getByText(/^Atrast/)).toHaveText(all!)
})

test('a search that finds nothing offers no filters and no order of what is not there', async ({
  page,
}) => {
  const order = page.getByRole('main').getByRole('combobox')
  const filters = page.getByRole('form', { name: 'Filtri' })
  await page.goto('/goods-search/medus')
  await expect(filters).toHaveCount(1)
  await expect(order).toHaveCount(1)
  await page.goto('/goods-search/qqqq')
  await expect(page.getByText('Nekas netika atrasts!')).toBeVisible()
  await expect(filters).toHaveCount(0)
  await expect(order).toHaveCount(0)
})

test('an unknown address leads home, and a missing good says so', async ({ page }) => {
  await page.goto('/nekur/nav')
  await expect(page).toHaveURL('/')
  const missing = await page.goto('/good/nav-tadas')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Šādas lapas nav' })).toBeVisible()
})

/** The page of a good of which there is none now. */
async function soldOut(request: APIRequestContext): Promise<string> {
  const answer = (await (await request.get('/api/goods-paginate?limit=100')).json()) as {
    goods: { data: { link: string; available_for_customer: number | null }[] }
  }
  return `/good/${answer.goods.data.find((good) => good.available_for_customer === 0)!.link}`
}

test('a list that failed to load shows the shop’s own error page', async ({ page }) => {
  await page.route(/\/api\/goods-paginate/, (route) =>
    route.fulfill({ status: 500, json: { error: 'broken' } }),
  )
  await page.goto('/goods/1')
  // A press before the program came asks the server for the page, which has it.
  await awake(page)
  await page.getByRole('link', { name: '2. lapa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radās kļūda')
  await expect(page.getByRole('button', { name: 'Mēģināt vēlreiz' })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  )
})
