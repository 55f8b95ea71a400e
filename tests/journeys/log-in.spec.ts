import { expect, type Page } from '@playwright/test'
import { demo, enterAs, fillCart } from '../support/journey-carts.ts'
import { confirmMailbox, linkIn, mailTo } from '../support/journey-mails.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, newPerson, password, putIntoCart } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'
import { withAuthenticator } from '../support/virtual-authenticator.ts'

const spoilToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('avots.token', 'nederīgs'.repeat(5)))
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('avots.token'))
const modal = (page: Page) => page.getByRole('dialog', { name: 'Lūdzu, pieslēdzieties vēlreiz' })

async function logInAgain(page: Page, email: string) {
  await modal(page).getByLabel('E-pasts').fill(email)
  await modal(page).getByLabel('Parole').fill(password)
  await page.keyboard.press('Enter')
}

async function homeIsThere(page: Page) {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Iecienītākās preces' })).toBeVisible()
}

test('a wrong password says so and keeps the e-mail; Enter submits', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await page.goto('/login')
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Parole').fill('ne tā parole')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Pārbaudi e-pastu un paroli!')
  await expect(page.getByLabel('E-pasts')).toHaveValue(email)
  await page.getByLabel('Parole').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('a failing shop does not blame the password', async ({ page }) => {
  const message = 'Veikals pašlaik nevar atbildēt.'
  await page.route('**/api/authenticate', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message } }),
  )
  await page.goto('/login')
  await page.getByLabel('E-pasts').fill('anna@piemers.example')
  await page.getByLabel('Parole').fill('pareizā parole')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(message)
})

test('a log-in adds the guest’s cart to the customer’s own and says so', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  await putIntoCart(page, 'medus')
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await putIntoCart(page, 'auzu')
  await logIn(page, email)
  await expect(page.getByText('Viesa grozs ir pievienots Jūsu grozam.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Grozs, 2 preces' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(/medus/i)
  await expect(page.getByRole('main')).toContainText(/auzu/i)
})

test('a protected page leads through the log-in, and closes again after the log-out', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await page.goto('/user/address')
  await expect(page).toHaveURL(/\/login\?to=/)
  await logIn(page, email, page.url())
  await expect(page).toHaveURL('/user/address')
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
  await page.goto('/user/address')
  await expect(page).toHaveURL(/\/login/)
})

// P-m13
test('a customer who is logged in never sees the log-in’s form', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/login')
  await homeIsThere(page)
  await page.goto('/login')
  await homeIsThere(page)
  await page.goto('/login?to=/user/address')
  await expect(page).toHaveURL('/user/address')
})

test('a log-out removes typed texts that were not sent', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  await expect(page).toHaveURL('/user/profile')
  await page.evaluate(() => sessionStorage.setItem('avots.order-draft', 'Atslēga ir zem puķupoda'))
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(() => Object.keys(sessionStorage))
  // Where pages were left says nothing of whom they were shown to.
  expect(left.filter((key) => key !== 'avots.left-positions' && key.startsWith('avots.'))).toEqual(
    [],
  )
})

test('an ended session asks for a log-in over the page and then finishes the action', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  await expect(page).toHaveURL('/user/profile')
  await page.getByLabel('Tālrunis').fill('26 111 222')
  await spoilToken(page)
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(modal(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expectAccessible(page)
  await logInAgain(page, email)
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('Saglabāts.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Tālrunis')).toHaveValue('+371 2611 1222')
})

// P-6
test('a customer’s ended session is a quiet line on a public page, whose cart goes on', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  // What the page asks for by itself is answered: the press asks first.
  const own = ['authenticate/user', 'order/ordersinprogress', 'cart/autoship']
  const answers = own.map((call) => page.waitForResponse(`**/api/${call}`))
  await page.goto('/goods/1')
  await Promise.all(answers)
  await expect(page.getByText('Labdien, Anna!')).toBeVisible()
  await spoilToken(page)
  // no mouse: the page wakes as one comes near, and may ask before the button is down
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .dispatchEvent('click')
  await expect(page.getByText('Pieslēgšanās ir beigusies.')).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('Labdien, Viesi!')).toBeVisible()
  expect(await storedToken(page)).toHaveLength(43)
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByText('Pieslēgšanās ir beigusies.')
    .locator('..')
    .getByRole('link', { name: 'Pieslēgties' })
    .click()
  await expect(page).toHaveURL('/login?to=%2Fgoods%2F1')
})

// P-m3
test('a refused log-in keeps a guest’s cart', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await putIntoCart(page, 'auzu')
  const guest = await storedToken(page)
  await logIn(page, email, '/login', 'ne tā parole')
  await expect(page.getByRole('alert')).toHaveText('Pārbaudi e-pastu un paroli!')
  expect(await storedToken(page)).toBe(guest)
})

test('Escape goes on as a guest, too, and a protected page makes way for the home page', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  await expect(page.getByLabel('Tālrunis')).toBeVisible()
  await spoilToken(page)
  await page.getByRole('link', { name: 'Adreses' }).first().click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Labdien, Viesi!')).toBeVisible()
})

test('a protected page reloaded after the session has ended waits for the log-in', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  for (const [path, sentence] of [
    ['/user/rented-goods/1', 'Pie Jums nav ne mūsu pudeļu, ne nomas preču'],
    ['/user/invoices/1', 'Izpildītu pasūtījumu vēl nav'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible()
    await spoilToken(page)
    await page.reload()
    await expect(modal(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await logInAgain(page, email)
    await expect(modal(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

// P-6
test('a guest’s ended token is replaced in silence', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Labdien, Viesi!')).toBeVisible()
  await expect.poll(() => storedToken(page)).toHaveLength(43)
  await spoilToken(page)
  await page.goto('/good/101')
  await expect.poll(() => storedToken(page)).not.toContain('nederīgs')
  await expect(page.getByText('Labdien, Viesi!')).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('Pieslēgšanās ir beigusies.')).toBeHidden()
})

test('a log-out in one tab asks in the other, and one log-in answers both', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  const other = await page.context().newPage()
  await other.goto('/user/profile')
  await expect(other.getByLabel('Tālrunis')).toBeVisible()
  await page.goto('/logout')
  await expect(modal(other)).toBeVisible()
  await logIn(page, email)
  await expect(modal(other)).toBeHidden()
})

// P-m4
test('a mail resets a forgotten password once', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await confirmMailbox(page, email)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Aizmirsāt paroli?' }).click()
  // Both pages have a field of this name.
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('E-pasts').fill(email)
  await page.getByRole('button', { name: 'Nosūtīt saiti' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Norādījumi paroles atjaunošanai ir nosūtīti uz Jūsu e-pastu.',
  )

  const link = linkIn(await mailTo(email, 'Jaunas paroles izveide'), '/renew-password/')
  const renewed = 'rudens lapas krīt'
  const renew = async () => {
    await page.goto(link)
    await page.getByLabel('E-pasts').fill(email)
    await page.getByLabel('Jaunā parole', { exact: true }).fill(renewed)
    await page.getByLabel('Jaunā parole vēlreiz').fill(renewed)
    await page.keyboard.press('Enter')
  }
  await renew()
  await expect(page.getByRole('alert')).toContainText('Parolei ir atjaunota!')
  await renew()
  await expect(page.getByRole('alert')).toContainText(
    'Saite šim e-pastam neder vai vairs nav derīga.',
  )
  await logIn(page, email, '/login', renewed)
  await expect(page).toHaveURL('/')
  await mailTo(email, 'Jūsu parole ir nomainīta')
})

test('a mailed link and a passkey lead back to the step that was left, without a password @phone', async ({
  page,
  request,
}) => {
  const { email, headers } = await newPerson(request)
  await fillCart(request, headers, { [demo.flakes]: 3 })
  await confirmMailbox(page, email)
  const guest = await storedToken(page)
  await putIntoCart(page, 'medus')
  await page.goto('/login?to=/cart/payment')
  await page.getByLabel('E-pasts').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Parole')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saņemt saiti e-pastā' }).click()
  await expect(page.getByRole('alert')).toContainText('saiti uz to jau nosūtījām')
  await expectAccessible(page)
  const link = linkIn(await mailTo(email, 'Saite, ar ko pieslēgties'), '/login/')
  await page.goto(link)
  // Opening it changes nothing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pieslēgties ar saiti')
  expect(await storedToken(page)).toBe(guest)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Pieslēgties' }).click()
  await expect(page).toHaveURL(/\/cart\/payment$/)
  await expect(page.getByText('Viesa grozs ir pievienots Jūsu grozam.')).toBeVisible()
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Pieslēgties' }).click()
  await expect(page.getByRole('alert')).toContainText('Saite vairs neder')

  await withAuthenticator(page)
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Pievienot šīs ierīces atslēgu' }).click()
  await expect(page.getByRole('button', { name: /^Dzēst atslēgu Chrome/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await page.goto('/login?to=/user/profile')
  await page.getByRole('button', { name: 'Ieiet ar piekļuves atslēgu' }).click()
  await expect(page).toHaveURL('/user/profile')
  await page.getByRole('button', { name: /^Dzēst atslēgu Chrome/ }).click()
  await expect(page.getByRole('button', { name: /^Dzēst atslēgu/ })).toBeHidden()
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Ieiet ar piekļuves atslēgu' }).click()
  await expect(page.getByRole('alert')).toHaveText('Šo piekļuves atslēgu nepazīstam.')
  await expectAccessible(page)
})

test('by keyboard alone: from the header to the log-in, through the form, and into the account', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await page.goto('/')
  await page.getByRole('link', { name: 'Pieslēgties' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('E-pasts').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await homeIsThere(page)
  const menu = page.locator('summary', { hasText: 'Mans konts' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Atkārtot grozu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gaida piegādi' }).first()).toBeFocused()
})

test('the menu of an accepted customer repeats the last cart, or says that there is none', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  await homeIsThere(page)
  await page.locator('summary', { hasText: 'Mans konts' }).click()
  await page.getByRole('button', { name: 'Atkārtot grozu' }).click()
  await expect(page.getByRole('region', { name: 'Paziņojumi' })).toContainText(
    'Jums vēl nav pasūtījuma, ko atkārtot.',
  )
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await logIn(page, 'demo@avots.example', '/login', 'avots-demo')
  await homeIsThere(page)
  await page.locator('summary', { hasText: 'Mans konts' }).click()
  await page.getByRole('button', { name: 'Atkārtot grozu' }).click()
  await expect(page).toHaveURL(/\/cart\/payment$/)
  await expect(page.getByRole('complementary', { name: 'Kopsavilkums' })).toContainText(/ūdens/i)
})

test('the account menu stays open while a page loads, and Escape closes it', async ({
  page,
  request,
}) => {
  const { headers } = await newPerson(request)
  await enterAs(page, headers)
  await page.goto('/')
  await homeIsThere(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/goods-paginate/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: 'Jaunumi', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const menu = page.locator('summary', { hasText: 'Mans konts' })
  await menu.click()
  letGo()
  await expect(page).toHaveURL(/new-goods/)
  await expect(page.getByRole('heading', { level: 1, name: 'Jaunumi' })).toBeVisible()
  const profile = page.locator('.frame-account').getByRole('link', { name: 'Profils' })
  await expect(profile).toBeVisible()
  await profile.focus()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(menu).toBeFocused()
})

// S-M1
test('a link with another site in it stays in the shop, before and after the log-in', async ({
  page,
  request,
}) => {
  for (const to of [
    '/.//evil.example/x',
    '/x/..//evil.example',
    './/evil.example',
    '//evil.example',
  ]) {
    await page.goto(`/loading?to=${encodeURIComponent(to)}`)
    await homeIsThere(page)
  }
  const { email } = await newPerson(request)
  await page.goto(`/login?to=${encodeURIComponent('/.//evil.example/pieslegties')}`)
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Parole').fill(password)
  await page.keyboard.press('Enter')
  await homeIsThere(page)
})
