import { expect } from '@playwright/test'
import { operator } from '../support/journey-operator.ts'
import { customerIn } from '../support/journey-orders.ts'
import { openedPaper } from '../support/journey-papers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, newPerson } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

test('an account is topped up at the bank, and the bill is two taps away @phone', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/topup')
  const pay = page.getByRole('button', { name: 'Maksāt', exact: true })
  await expect(pay).toBeDisabled()
  await page.getByLabel('Summa, €').fill('25,50')
  await page.getByRole('radio', { name: /Swedbank/ }).check()
  await expect(page.getByText('Kopā jāmaksā: 26,00 €')).toBeVisible()
  await expectAccessible(page)
  await pay.click()

  await expect(page.getByText('Izmēģinājuma maksājums')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apstiprināt maksājumu' }).click()
  await expect(page).toHaveURL(/\/topup\/\d+$/)
  await expect(page.getByText('Konts papildināts')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Skatīt rēķinus un darījumus' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Konta papildināšana' })).toContainText(
    '+25,50 €',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Avansa rēķini', exact: true }).click()
  await expectAccessible(page)
  const { text } = await openedPaper(page, () =>
    page.getByRole('button', { name: /^Atvērt A-/ }).click(),
  )
  for (const part of [
    'Avansa rēķins',
    'SIA “Avots”',
    'Reģ. Nr.',
    'PVN Nr. LV',
    'Anna Bērziņa',
    'Lāčplēša iela 24',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/Avansa maksājums, konta papildināšana.* 25,50/)
  expect(text).toMatch(/Maksājuma komisija.* 21 % 0,50/)
  expect(text).toContain('Divdesmit seši eiro un 00 centu')
})

test('an open page shows the end of a pending payment by itself', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/topup')
  await page.getByRole('button', { name: '20 €' }).click()
  await page.getByRole('button', { name: 'Maksāt', exact: true }).click()
  await page.getByRole('button', { name: 'Banka maksājumu vēl apstrādā' }).click()
  await expect(page.getByText('Uzmanību! Maksājums nav apstiprināts')).toBeVisible()
  await expect(page.getByText('Maksājums vēl nav pabeigts.')).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // An answer may take longer than the page's polling interval.
  await page.route('**/api/transactionstemp/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    await route.continue()
  })
  const address = await page
    .getByRole('link', { name: 'Turpināt maksājumu bankā' })
    .getAttribute('href')
  await request.post(address!, { form: { outcome: 'paid' } })
  await expect(page.getByText('Konts papildināts')).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect(page.getByText('Uzmanību! Maksājums nav apstiprināts')).toBeHidden()
})

test('after the browser’s Back button the sum can be sent again', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/topup')
  await page.route('**/api/payment', (route) =>
    route.fulfill({ json: { payment_url: `${page.url()}#banka` } }),
  )
  await page.getByRole('button', { name: '20 €' }).click()
  await page.getByRole('button', { name: 'Maksāt', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Dodamies uz banku…' })).toBeVisible()
  await expect(page).toHaveURL(/#banka$/)
  // As a browser does that had put the page aside whole.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('button', { name: 'Maksāt', exact: true })).toBeEnabled()
})

test('an abandoned top-up keeps the sum for another try', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/topup')
  await page.getByLabel('Summa, €').fill('12,34')
  await page.getByRole('button', { name: 'Maksāt', exact: true }).click()
  await page.getByRole('button', { name: 'Atcelt un atgriezties veikalā' }).click()
  await expect(page.getByText('Uzmanību! Maksājums nav apstiprināts')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByLabel('Summa, €')).toHaveValue('12,34')
})

test('an account is topped up by keyboard alone', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/topup')
  await page.getByLabel('Summa, €').focus()
  await page.keyboard.type('7')
  await page.getByRole('radio', { name: /Bankas karte/ }).focus()
  // The card, and below it what else the provider offers, come before or after the banks.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /SEB/ })).toBeChecked({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Izmēģinājuma maksājums')).toBeVisible()
  await page.getByRole('button', { name: 'Apstiprināt maksājumu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Konts papildināts')).toBeVisible()
})

test('a debt is filled in, and an invalid token leads back', async ({ page, request }) => {
  const { id, email } = await newPerson(request)
  await operator('customer', 'set', String(id), '--correct=-8.90', '--why', 'Nesamaksāta piegāde')
  await logIn(page, email, '/login?to=/topup')
  await expect(page.getByLabel('Summa, €')).toHaveValue('8,90')
  await expect(page.getByText('Jūsu konta atlikums ir negatīvs')).toBeVisible()
  await page.goto('/topup-process/AV-0?order-token=nekas')
  await expect(page).toHaveURL('/topup?failed=1')
  await expect(page.getByRole('alert')).toContainText('Maksājuma rezultātu neizdevās noskaidrot.')
  await expectAccessible(page)
})

test('surplus deposit goes to the account at once, or to a bank account through the office', async ({
  page,
  request,
}) => {
  // Each of the operator's commands is a process of its own.
  test.slow()
  const { id } = await customerIn(page, request)
  const give = (euros: string) =>
    operator(
      'customer',
      'set',
      String(id),
      `--correct=${euros}`,
      '--of',
      'deposit',
      '--why',
      'Pārrēķināts depozīts',
    )
  await give('13.60')
  await page.goto('/user/rented-goods')
  await expect(page.getByText('Kur saņemt 13,60 €?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saņemt kontā' }).click()
  await expect(page.getByText('13,60 € ir Jūsu kontā.')).toBeVisible()
  await page.goto('/user/bills/1?code=deposit')
  await expect(page.getByRole('row').filter({ hasText: 'Depozīta atmaksa' })).toContainText(
    '+13,60 €',
  )

  await give('8.00')
  await page.goto('/user/rented-goods/1')
  await page.getByRole('radio', { name: /Bankas kontā/ }).check()
  await page.getByLabel('Bankas konts (IBAN)').fill('LV00 HABA 0551')
  await page.getByRole('button', { name: 'Pieprasīt atmaksu' }).click()
  await expect(page.getByText('Lūdzu, pārbaudiet konta numuru (IBAN).')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Bankas konts (IBAN)').fill('LV97 HABA 0012 3456 7891 0')
  await page.getByRole('button', { name: 'Pieprasīt atmaksu' }).click()
  await expect(page.getByText(/^Atmaksa pieprasīta .* uz kontu LV97/)).toBeVisible()
  await page.getByRole('button', { name: 'Atsaukt pieprasījumu' }).click()
  await expect(page.getByText('Kur saņemt 8,00 €?')).toBeVisible()

  await page.getByRole('radio', { name: /Bankas kontā/ }).check()
  await page.getByLabel('Bankas konts (IBAN)').fill('LV97HABA0012345678910')
  await page.getByRole('button', { name: 'Pieprasīt atmaksu' }).click()
  await expect(page.getByRole('button', { name: 'Atsaukt pieprasījumu' })).toBeVisible()
  const requests = await operator<{ id: number; customerId: number }[]>('deposit', 'list')
  const mine = requests.find(({ customerId }) => customerId === id)!
  await operator(
    'deposit',
    'refuse',
    '--request',
    String(mine.id),
    '--why',
    'Viena pudele ir saplēsta.',
  )
  await page.reload()
  await expect(
    page.getByText('Iepriekšējo pieprasījumu neapstiprinājām: Viena pudele ir saplēsta.'),
  ).toBeVisible()
  await expectAccessible(page)
})

const lists = [
  ['/user/bills/1', '**/api/account-event?*', 'Darījumu vēl nav'],
  ['/user/invoices/1', '**/api/order?*', 'Izpildītu pasūtījumu vēl nav'],
  ['/user/monthly-bills/1', '**/api/bill?*', 'Mēneša rēķinu vēl nav'],
  ['/user/rented-goods/1', '**/api/bottles?*', 'Pie Jums nav ne mūsu pudeļu, ne nomas preču'],
  ['/user/bills/1?show=advance', '**/api/bill?*', 'Avansa rēķinu vēl nav'],
] as const

test('a list that failed to load offers a retry, and an empty one leads on', async ({
  page,
  request,
}) => {
  await customerIn(page, request)
  for (const [address, call, empty] of lists) {
    await page.route(call, (route) => route.abort())
    await page.goto(address)
    await expect(page.getByText('Neizdevās ielādēt. Lūdzu, mēģiniet vēlreiz.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(call)
    await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
    await expect(page.getByText(empty, { exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})
