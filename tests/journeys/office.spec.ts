import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { withAuthenticator } from '../support/virtual-authenticator.ts'

const password = 'avots-demo'

async function signIn(page: Page, login: string, path = '/office', typed = password) {
  await page.goto(path)
  await page.getByLabel('E-pasts vai tālrunis').fill(login)
  await page.getByLabel('Parole').fill(typed)
  await page.getByRole('button', { name: 'Turpināt' }).click()
}

/** Behind the initials: places without a line in the bar, and signing out. */
const menu = (page: Page) => page.locator('.frame-menu')

async function choose(page: Page, name: string) {
  await menu(page).locator('summary').click()
  await menu(page).getByText(name, { exact: true }).click()
}

async function signOut(page: Page) {
  await choose(page, 'Iziet')
  await expect(page.getByLabel('E-pasts vai tālrunis')).toBeVisible()
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator app would show. */
function codeOf(secret: string, step: number): string {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g)!
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  return String((hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff) % 1e6).padStart(6, '0')
}

const step = () => Math.floor(Date.now() / 30_000)

/** Narrows the audit trail by F. */
async function narrow(page: Page, choice: string) {
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByLabel('Pēc kā')).toBeFocused()
  await page.getByLabel('Pēc kā').selectOption({ label: 'Ko' })
  await page.getByLabel('Vērtība').selectOption({ label: choice })
  await page.getByRole('button', { name: 'Pievienot' }).click()
}

/** Invites a colleague by a shown link, in the owner's browser. */
async function invite(page: Page, name: string, email: string, role: string): Promise<string> {
  await choose(page, 'Darbinieki un lomas')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('n')
  await page.getByLabel('Vārds un uzvārds').fill(name)
  await page.getByLabel(/^E-pasts/).fill(email)
  await page.getByLabel('Loma', { exact: true }).selectOption({ label: role })
  await page.getByLabel('Parādīt saiti, nodošu to tālāk').check()
  await page.getByRole('button', { name: 'Uzaicināt' }).click()
  const link = page.getByText(/\/office\/invitation#/)
  await expect(link).toBeVisible()
  return (await link.textContent())!
}

async function accept(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Jaunā parole').fill('zaļais dzērvenājs')
  await page.getByLabel('Vēlreiz').fill('zaļais dzērvenājs')
  await page.getByRole('button', { name: 'Saglabāt un ieiet' }).click()
}

const unique = () =>
  `kolēģis-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@avots.example`
    .replaceAll('ē', 'e')
    .replaceAll('ģ', 'g')

test('each role of the demo gets in and sees what it may do @phone', async ({ page }) => {
  await page.goto('/office/people')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labdien!')
  await expectAccessible(page)
  await signIn(page, 'klienti@avots.example', '/office/people', 'nepareiza')
  await expect(page.getByRole('alert')).toContainText('Pārbaudi e-pastu un paroli!')
  await signIn(page, 'klienti@avots.example', '/office/people')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šo lapu Jūs skatīt nedrīkstat')
  await expect(page.getByText('To var vadītājs.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Uz sākumu' }).click()
  await expect(page.getByRole('heading', { name: 'Jāizdara' })).toBeVisible()
  await page.getByText('Ko Jūs drīkstat').click()
  await expect(page.getByText('Apstiprināt regulāro klienta vietā')).toBeVisible()
  await menu(page).locator('summary').click()
  await expect(menu(page).getByRole('link')).toHaveText(['Mana pieeja'])
  await expectAccessible(page)
  await menu(page).getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z][a-z]+day,/)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await menu(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('an invited colleague chooses a password, works, and leaves at once', async ({
  page,
  browser,
}) => {
  const email = unique()
  // A repeated walk finds the colleague of the first one ended.
  const name = `Laura ${email.slice(-19, -14).replaceAll(/\d/g, 'a')}`
  await signIn(page, 'vadiba@avots.example')
  const link = await invite(page, name, email, 'grāmatvedis')
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await accept(other, link)
  await expect(other.getByText('Labdien, Laura!')).toBeVisible()
  await other.getByText('Ko Jūs drīkstat').click()
  await expect(other.getByText('Labot kontu, bonusu, depozītu')).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Šī saite vairs neder')
  await expectAccessible(other)

  await page.getByRole('link', { name: 'Visi darbinieki' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Beidz darbu tūlīt' }).click()
  await page.getByRole('dialog').getByLabel('Iemesls').fill('Aizgāja')
  await page.getByRole('button', { name: 'Beigt darbu', exact: true }).click()
  await expect(page.getByText(`${name} vairs netiek iekšā.`)).toBeVisible()
  await other.goto('/office')
  await expect(other.getByLabel('Parole')).toBeVisible()
  await signIn(other, email, '/office', 'zaļais dzērvenājs')
  await expect(other.getByRole('alert')).toContainText('Pārbaudi e-pastu un paroli!')

  await choose(page, 'Žurnāls')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Žurnāls')
  await narrow(page, 'Nauda un tiesības')
  await expect(page.getByRole('table')).toContainText(`beidza darbu ar ${name}`)
  await expect(page.getByRole('table')).toContainText('“Aizgāja”')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ko Nauda un tiesības/ }).click()
  await narrow(page, 'Atteikumi')
  await expect(page.getByRole('table')).toContainText('atteikts: Pārbaudi e-pastu un paroli!')
  await expect(page).toHaveURL(/filter=about%3Ain%3Arefused/)
})

test('with an authenticator app the password alone opens nothing', async ({ page, browser }) => {
  const email = unique()
  await signIn(page, 'vadiba@avots.example')
  const link = await invite(page, 'Dina Koda', email, 'dispečers')
  const own = await (await browser.newContext()).newPage()
  await accept(own, link)
  await choose(own, 'Mana pieeja')
  await own.getByRole('button', { name: 'Ieslēgt' }).click()
  await expect(own.getByRole('img', { name: 'QR kods autentifikatoram' })).toBeVisible()
  await expectAccessible(own)
  const secret = (await own.locator('.own-totp__secret').textContent())!
  const first = step()
  await own.getByRole('textbox', { name: 'Kods' }).fill(codeOf(secret, first))
  await own.getByRole('button', { name: 'Apstiprināt' }).click()
  const codes = own.locator('.own-codes__list li')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent())!
  await expectAccessible(own)
  await own.getByRole('button', { name: 'Kodi ir pierakstīti' }).click()
  await signOut(own)

  await signIn(own, email, '/office/own', 'zaļais dzērvenājs')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Labdien, Dina!')
  await expect(own.getByText('Pēdējoreiz ienācāt šodien')).toBeVisible()
  await expectAccessible(own)
  await own.getByRole('textbox', { name: 'Kods' }).fill('000000')
  await expect(own.getByText('Kods neder.')).toBeVisible()
  // The app's next code, half a minute early: a code works once.
  await own.getByRole('textbox', { name: 'Kods' }).fill(codeOf(secret, first + 1))
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Mana pieeja')
  await signOut(own)

  await signIn(own, email, '/office/own', 'zaļais dzērvenājs')
  await own.getByRole('button', { name: 'Rezerves kods' }).click()
  await own.getByLabel('Rezerves kods').fill(recovery)
  await own.getByRole('button', { name: 'Ieiet', exact: true }).click()
  await expect(own.getByText('Neizlietoti: 9.')).toBeVisible()
})

test('a passkey is the second step', async ({ page, browser }) => {
  const email = unique()
  await signIn(page, 'vadiba@avots.example')
  const link = await invite(page, 'Rūta Atslēga', email, 'noliktava')
  const own = await (await browser.newContext()).newPage()
  await withAuthenticator(own)
  await accept(own, link)
  await choose(own, 'Mana pieeja')
  await own.getByRole('button', { name: 'Pievienot' }).click()
  await own.getByLabel('Nosaukums').fill('darba dators')
  await own.getByRole('button', { name: 'Pievienot' }).last().click()
  await expect(own.getByText('Pierakstiet rezerves kodus')).toBeVisible()
  await own.getByRole('button', { name: 'Kodi ir pierakstīti' }).click()
  await expect(own.getByText('darba dators')).toBeVisible()
  await signOut(own)
  await signIn(own, email, '/office/own', 'zaļais dzērvenājs')
  await expectAccessible(own)
  await own.getByRole('button', { name: 'Ieiet ar piekļuves atslēgu' }).click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Mana pieeja')
  await expect(own.getByText(/lietota šodien/)).toBeVisible()
})

test('two owners at one colleague: both values are shown, and one wins by choice', async ({
  page,
  browser,
}) => {
  const email = unique()
  await signIn(page, 'vadiba@avots.example')
  await invite(page, 'Ieva Pirmā', email, 'noliktava')
  await page.getByRole('link', { name: 'Visi darbinieki' }).click()
  await page.getByRole('link', { name: 'Ieva Pirmā' }).first().click()
  const name = (at: Page) => at.getByLabel('Vārds un uzvārds')
  await expect(name(page)).toHaveValue('Ieva Pirmā')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'vadiba@avots.example', new URL(page.url()).pathname)
  await name(other).fill('Ieva Otrā')
  await other.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(other.getByText('Saglabāts.')).toBeVisible()
  await name(page).fill('Ieva Trešā')
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  const both = page.getByRole('alert').filter({ hasText: 'Pa šo laiku kaut kas mainījās' })
  await expect(both).toContainText('Tagad: Ieva Otrā')
  await expect(both).toContainText('Jūs rakstījāt: Ieva Trešā')
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Likt manu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ieva Trešā')
})
