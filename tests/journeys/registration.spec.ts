import { expect } from '@playwright/test'
import { linkIn, mailTo } from '../support/journey-mails.ts'
import { expectAccessible } from '../support/accessible.ts'
import { newEmail, newPerson, password } from '../support/journey-people.ts'
import { fillPasswords, fillRegistration } from '../support/journey-registration.ts'
import { test } from '../support/journey.ts'

const ilze = 'Ilze Kalniņa'

test('a company registers with its number', async ({ page }) => {
  await page.goto('/new-user')
  await page.getByRole('button', { name: 'Pērku kā uzņēmums' }).click()
  await page.getByLabel('Uzņēmuma nosaukums').fill('SIA “Rīta rasa”')
  await page.getByLabel('Reģistrācijas numurs').fill('50000000074')
  await expect(page.getByLabel('Reģistrācijas numurs')).toHaveAttribute('maxlength', '11')
  await fillRegistration(page, newEmail('birojs'))
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/user/profile')
  await expect(page.getByLabel('Uzņēmuma nosaukums')).toHaveValue('SIA “Rīta rasa”')
})

test('missing fields are listed above the form and marked, with the page at its top', async ({
  page,
}) => {
  await page.goto('/new-user')
  await page.getByLabel('Vārds un uzvārds').fill('Ilze')
  await page.getByRole('button', { name: 'Tomēr izveidot paroli' }).click()
  await page.getByLabel('Piekrītu distances līguma noteikumiem').check()
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Lūdzu aizpildi visus laukus:' })
  await expect(summary).toBeFocused()
  for (const field of [
    'Vārds un uzvārds',
    'E-pasts',
    'Tālrunis',
    'Parole',
    'Parole vēlreiz',
    'Pilsēta vai novads',
    'Iela',
  ])
    await expect(summary.getByRole('link', { name: new RegExp(`^${field}: `) })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200)
  await expect(page.getByLabel('E-pasts')).toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: /^Iela: / }).click()
  await expect(page.getByLabel('Iela', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('Vārds un uzvārds')).toHaveValue('Ilze')
})

test('the server’s findings show the same way: a taken e-mail, a common password', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await page.goto('/new-user')
  await fillRegistration(page, email, ilze)
  await fillPasswords(page, 'parole123')
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Parole: / })).toBeVisible()
  await fillPasswords(page, password)
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^E-pasts: / })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-pasts')).toHaveValue(email)
})

test('a code with a wrong check digit warns and does not block', async ({ page }) => {
  await page.goto('/new-user')
  await page.getByText('Vēl par Jums').click()
  await page.getByLabel('Personas kods').fill('111111-11112')
  await expect(page.getByText('Pārbaudiet, vai personas kods ir pareizs.')).toBeVisible()
  await fillRegistration(page, newEmail(), ilze)
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page).toHaveURL('/')
})

// P-7
test('a mistyped e-mail is noticed, and is put right with the password alone', async ({ page }) => {
  const email = newEmail('ilze')
  await page.goto('/new-user')
  await page.getByLabel('E-pasts').fill('ilze@gmial.com')
  await page.getByRole('button', { name: 'Vai domājāt ilze@gmail.com?' }).click()
  await expect(page.getByLabel('E-pasts')).toHaveValue('ilze@gmail.com')
  await fillRegistration(page, newEmail('ilzze'), ilze)
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/user/profile')
  await expect(page.getByText('Šī adrese vēl nav apstiprināta.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Jaunais e-pasts').fill(email)
  await page.getByLabel('Pašreizējā parole').fill(password)
  await page.getByRole('button', { name: 'Mainīt e-pastu' }).click()
  await expect(page.getByRole('alert')).toContainText('E-pasta adrese ir nomainīta.')
  await page.goto(
    linkIn(await mailTo(email, 'Apstipriniet savu e-pasta adresi'), '/confirm-email/'),
  )
  await page.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-pasta adrese ir apstiprināta.')
  await page.goto('/user/profile')
  await expect(page.getByText('Šī adrese vēl nav apstiprināta.')).toBeHidden()
})
