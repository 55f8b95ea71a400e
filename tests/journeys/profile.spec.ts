import { expect } from '@playwright/test'
import { maxAddresses } from '../../domain/customers/max-addresses.ts'
import { confirmMailbox, linkIn, mailTo } from '../support/journey-mails.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, newEmail, newPerson, password } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

test('the legal address stays until another becomes legal, and the last one always stays', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/address')
  await expect(page.getByText('Lāčplēša iela 24-15')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dzēst' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Pievienot adresi' }).click()
  await expect(page.getByLabel('Tālrunis')).toHaveValue('+371 2000 0000')
  await page.getByLabel('Pilsēta vai novads').selectOption('Jūrmala')
  await page.getByLabel('Apkaime vai pagasts').selectOption('Bulduri')
  await page.getByLabel('Iela').fill('Vienības prospekts')
  await page.getByLabel('Māja').fill('36')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(page).toHaveURL('/user/address')
  await expectAccessible(page)

  const row = (street: string) => page.getByRole('row').filter({ hasText: street })
  await row('Lāčplēša').getByRole('button', { name: 'Dzēst' }).click()
  await expect(page.getByText('Vispirms izvēlieties citu juridisko adresi.')).toBeVisible()

  await row('Vienības').getByRole('link', { name: 'Labot' }).click()
  await expect(page.getByRole('textbox', { name: 'Iela' })).toHaveAttribute('readonly')
  await page.getByLabel('Juridiskā adrese').check()
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(row('Vienības')).toContainText('Juridiskā adrese')

  await row('Lāčplēša').getByRole('button', { name: 'Dzēst' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dzēst' }).click()
  await expect(row('Lāčplēša')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dzēst' })).toHaveCount(0)
})

test('a profile with the most addresses says so before another is filled in', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  await page.route('**/api/address', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { data: { id: number }[] } }
    const many = Array.from({ length: maxAddresses }, (_, index) => ({
      ...data.data[0],
      id: index + 1,
    }))
    await route.fulfill({ json: { data: { data: many } } })
  })
  await page.goto('/user/address/add')
  await expect(page.getByRole('alert')).toContainText('Profilā jau ir 100 adrešu')
  await expect(page.getByLabel('Iela')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Adreses' }).click()
  await expect(page).toHaveURL('/user/address')
})

test('an address that cannot be read leads to the list', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  await page.goto('/user/address/999999/edit')
  await expect(page).toHaveURL('/user/address')
  await expect(page.getByRole('main')).toContainText('Lāčplēša iela 24-15')
})

test('an e-mail is changed when both mailboxes have said yes', async ({ page, request }) => {
  const { email } = await newPerson(request)
  const wanted = newEmail('jauna')
  await confirmMailbox(page, email)
  await logIn(page, email, '/login?to=/user/profile')
  await page.getByLabel('Jaunais e-pasts').fill(wanted)
  await page.getByLabel('Pašreizējā parole').fill(password)
  await page.getByRole('button', { name: 'Mainīt e-pastu' }).click()
  await expect(page.getByText(`uz ${wanted}.`)).toBeVisible()

  await page.goto(linkIn(await mailTo(email, 'Vai mainīt Jūsu e-pasta adresi?'), '/confirm-email/'))
  await page.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Paldies! Vēl apstipriniet arī no otras pastkastes.',
  )
  const link = linkIn(
    await mailTo(wanted, 'Apstipriniet savu jauno e-pasta adresi'),
    '/confirm-email/',
  )
  await page.goto(link)
  await page.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-pasta adrese ir apstiprināta.')
  await page.goto(link)
  await page.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(page.getByRole('alert')).toContainText('vairs nav derīga')
  await expect(page.getByRole('button', { name: 'Apstiprināt' })).toBeHidden()
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await logIn(page, wanted, '/login?to=/user/profile')
  await expect(page.getByText(wanted)).toBeVisible()
})

test('a changed password logs out the other devices and not this one', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await newPerson(request)
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, email, '/login?to=/user/profile')
  await expect(elsewhere.getByLabel('Tālrunis')).toBeVisible()
  await logIn(page, email, '/login?to=/user/profile/chage-password')
  const change = page.getByRole('button', { name: 'Mainīt paroli' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Jaunā parole', { exact: true }).fill('rudens lapas krīt')
  await page.getByLabel('Jaunā parole vēlreiz').fill('rudens lapas krīt')
  await change.click()
  await expect(page.getByText('Parole veiksmīgi nomainīta!')).toBeVisible()
  await expect(page.getByText('Šeit', { exact: true })).toBeVisible()
  await elsewhere.reload()
  await expect(
    elsewhere.getByRole('dialog', { name: 'Lūdzu, pieslēdzieties vēlreiz' }),
  ).toBeVisible()
  await elsewhere.context().close()
})

test('a device that could not be logged out says so, and another press logs it out', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  const end = page.getByRole('button', { name: 'Atslēgt', exact: true })
  await expect(end).toHaveCount(1)
  await page.route(/\/session\/\d+$/, (route) => route.abort(), { times: 1 })
  await end.click()
  await expect(page.getByRole('alert')).toHaveText('Neizdevās saglabāt. Lūdzu, mēģiniet vēlreiz.')
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the language of the profile applies to the shop and its mails', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await confirmMailbox(page, email)
  await logIn(page, email, '/login?to=/user/profile')
  await page.getByText('Angļu').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await page.goto('/en/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await mailTo(email, 'Set a new password')
})

test('the profile shows the office’s agreements, and one press subscribes to the newsletter', async ({
  page,
}) => {
  await logIn(page, 'birojs@avots.example', '/login?to=/user/profile', 'avots-demo')
  for (const sum of ['Kredītlimits', 'Iemaksātais depozīts', 'Vajadzīgais depozīts'])
    await expect(page.getByText(sum, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Konts −?[\d\s]+,\d\d €$/ })).toHaveAttribute(
    'href',
    '/topup',
  )
  const newsletter = page.getByRole('switch', { name: /^Saņemt jaunumus/ })
  const wanted = !(await newsletter.isChecked())
  const saved = page.waitForResponse((answer) => /\/api\/user\/\d+$/.test(answer.url()))
  await newsletter.press('Space')
  await saved
  await page.reload()
  await expect(newsletter).toBeChecked({ checked: wanted })
})

test('a profile with money or bottles open is not deleted, and says why', async ({ page }) => {
  await logIn(page, 'demo@avots.example', '/login?to=/user/profile', 'avots-demo')
  await page.getByRole('button', { name: 'Dzēst profilu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pašreizējā parole').fill('avots-demo')
  await dialog.getByRole('button', { name: 'Dzēst profilu' }).click()
  await expect(dialog).toContainText(
    /Profilu varēs dzēst, kad pasūtījumi .*(kontā vairs nebūs|mūsu pudeles un iekārtas būs atdotas)/,
  )
  await expect(dialog.getByLabel('Pašreizējā parole')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a customer downloads all personal data and deletes the profile', async ({
  page,
  request,
}) => {
  const { id, email, headers } = await newPerson(request)
  await logIn(page, email, '/login?to=/user/profile')
  await expect(page.getByLabel('Tālrunis')).toBeVisible()
  const onAnotherDevice = { headers, data: { name_surname: 'Anna Kalniņa' } }
  expect((await request.post(`/api/user/${id}`, onAnotherDevice)).ok()).toBe(true)
  await page.getByLabel('Tālrunis').fill('20 000 001')
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(page.getByLabel('Vārds un uzvārds')).toHaveValue('Anna Kalniņa')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lejupielādēt datus' }).click()
  expect((await downloading).suggestedFilename()).toBe('avots.json')

  await page.getByRole('button', { name: 'Dzēst profilu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pašreizējā parole').fill('ne tā')
  await dialog.getByRole('button', { name: 'Dzēst profilu' }).click()
  await expect(dialog.getByLabel('Pašreizējā parole')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Pašreizējā parole').fill(password)
  await dialog.getByRole('button', { name: 'Dzēst profilu' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, email)
  await expect(page.getByRole('alert')).toHaveText('Pārbaudi e-pastu un paroli!')
})
