import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { atTheBank, demo, enterAs, orderPaidBy, shopperWith } from '../support/journey-carts.ts'
import { journeyApi } from '../support/journey-api.ts'
import { operator } from '../support/journey-operator.ts'
import { newPerson } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

// O-4
test('money that comes late stands over the changed cart, and one press orders from it @phone', async ({
  page,
  request,
}) => {
  const { cartId, headers } = await shopperWith(page, request, { [demo.honey]: 3 })
  const api = journeyApi(request, headers.authorization.slice('Bearer '.length))
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Swedbank/)
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  const params = { id: String(cartId) }
  await api.takeOrderBack({ params })
  const [honey] = (await api.readActiveCart()).data.items
  await api.changeCartItem({ params, body: { id: honey!.id, good_id: demo.honey, order: 2 } })
  await atTheBank(page, 'paid')

  await expect(page).toHaveURL('/cart')
  await expect(
    page.getByText(/^Maksājums pienāca, kad pasūtījums to vairs negaidīja: saņēmām/),
  ).toBeVisible()
  await expect(page.getByText('0,50 € ir maksājuma komisija.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pasūtīt ar pienākumu maksāt – .*\sno konta$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

// D-12
test('deposit goes to a bank account with the money of the account, or without it', async ({
  page,
  request,
}) => {
  // Each of the operator's commands is a process of its own.
  test.slow()
  const { id, headers } = await newPerson(request)
  await enterAs(page, headers)
  await page.goto('/topup')
  const api = journeyApi(request, headers.authorization.slice('Bearer '.length))
  const { payment_url } = await api.startTopUp({ body: { topup: 20, method: 7 } })
  await page.goto(payment_url)
  await atTheBank(page, 'paid')
  await expect(page.getByText('Konts papildināts')).toBeVisible()
  // Without a surplus of deposit only what is on the account can leave it, and no more.
  await page.goto('/user/rented-goods/1')
  await expect(page.getByText('Kontā ir 20,00 €. Kur tos saņemt?')).toBeVisible()
  await expect(page.getByText(/Tā var atgūt līdz\s20,00\s€/)).toBeVisible()
  const correct = ['--correct=8.00', '--of', 'deposit', '--why', 'Pārrēķināts depozīts']
  await operator('customer', 'set', String(id), ...correct)

  await page.reload()
  const question = (sum: string) => page.getByText(`Kur saņemt ${sum}?`)
  const withAccount = page.getByRole('checkbox', { name: 'Arī naudu no veikala konta: 20,00 €' })
  await expect(question('8,00 €')).toBeVisible()
  await expect(withAccount).toBeHidden()
  await page.getByRole('radio', { name: /Bankas kontā/ }).check()
  await withAccount.check()
  await expect(question('28,00 €')).toBeVisible()
  await expectAccessible(page)
  await withAccount.uncheck()
  await expect(question('8,00 €')).toBeVisible()
  await withAccount.check()
  await page.getByLabel('Bankas konts (IBAN)').fill('LV97HABA0012345678910')
  await page.getByRole('button', { name: 'Pieprasīt atmaksu' }).click()
  await expect(page.getByText(/^Atmaksa pieprasīta .*: 28,00\s€ uz kontu LV97/)).toBeVisible()
  await page.getByRole('button', { name: 'Atsaukt pieprasījumu' }).click()
  await expect(question('8,00 €')).toBeVisible()
})

// O-7
test('an edit that the account cannot pay asks the bank for what is missing, and saves itself', async ({
  page,
  request,
}) => {
  const { cartId } = await shopperWith(page, request, { [demo.honey]: 3 })
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Swedbank/)
  await atTheBank(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await page.goto(`/waiting-for-delivery/${cartId}/edit`)
  await page.getByRole('spinbutton', { name: /^Skaits:/ }).fill('4')
  await expect(page.getByText(/vairāk\. Kontā ir 0,00\s€, pietrūkst/)).toBeVisible()
  await page.getByRole('link', { name: /^Samaksāt .* un saglabāt izmaiņas$/ }).click()
  await expect(page).toHaveURL(/^[^?]*\/topup\?sum=/)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Swedbank/ }).check()
  await page.getByRole('button', { name: 'Maksāt', exact: true }).click()
  await atTheBank(page, 'paid')
  await expect(page.getByText('Izmaiņas saglabātas.')).toBeVisible()
  await expect(page).toHaveURL('/waiting-for-delivery')
})
