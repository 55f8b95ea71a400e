import { expect } from '@playwright/test'
import { entriesOf, openDiary, startedAutoship, test } from '../support/journey-autoship.ts'
import { operator } from '../support/journey-operator.ts'
import { linkIn, mailTo } from '../support/journey-mails.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn } from '../support/journey-people.ts'
import { failsUntilPress } from '../support/fails-until-press.ts'
import { skipHeader, walkTo } from './reach.ts'

test('a new autoship gets goods, frequency, day and name, and starts @phone', async ({ page }) => {
  await page.goto('/autoship')
  await expect(page.getByRole('heading', { name: 'Ūdens, kas atnāk pats' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jauna regulārā piegāde' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  await expect(page.getByText('Šī regulārā piegāde vēl nav sākta.')).toBeVisible()
  await expect(
    page.getByText('Pievienojiet vismaz vienu preci.').filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(page)

  // What was typed is still there after a look at the shelves.
  await page.getByLabel('Nosaukums').fill('Mājas ūdens')
  await page.getByRole('link', { name: 'Pievienot preces' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+\/addgoods\/1$/)
  await page.getByRole('main').getByRole('searchbox', { name: 'Meklēt preces' }).fill('sila avots')
  await page.getByRole('main').getByRole('button', { name: 'Meklēt' }).click()
  await page
    .getByRole('button', { name: /^Pievienot piegādei: Avota ūdens “Sila Avots”, 18,9 l/ })
    .first()
    .click()
  await expect(page.getByText('Pievienots regulārajai piegādei.')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: 'Atpakaļ pie regulārās piegādes' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByLabel('Nosaukums')).toHaveValue('Mājas ūdens')

  await page.getByLabel('Cik bieži').selectOption('Reizi 4 nedēļās')
  await page.getByRole('grid').locator('.day--open').last().click()
  await expect(page.getByText(/^Reizi četrās nedēļās, \S+, sākot/)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Vienā piegādē' })).toContainText(
    'Ar regulārās piegādes cenu ietaupāt',
  )
  await page
    .getByRole('button', { name: 'Sākt regulāro piegādi' })
    .filter({ visible: true })
    .click()

  await expect(page).toHaveURL('/autoship')
  const card = page.locator('.autoship-card')
  await expect(card).toContainText('Mājas ūdens')
  await expect(card).toContainText('Lāčplēša iela 24-15')
  await expect(card).toContainText('Reizi četrās nedēļās')
  await expect(card).toContainText('Aktīva')
  await expect(card).toContainText(/Nākamā piegāde \S+, \d+\. /)
  await expect(entriesOf(page).nth(5)).toBeVisible()
  await expect(page.getByText('Aktīvas regulārās piegādes: 1').first()).toBeAttached()
  await expectAccessible(page)
})

test('a delivery is skipped, restored, moved and undone in two clicks at most @phone', async ({
  page,
  anna,
}) => {
  await startedAutoship(anna)
  await openDiary(page)
  const third = entriesOf(page).nth(2)
  await third.getByRole('button', { name: /^Izlaist šo reizi/ }).click()
  await expect(third).toContainText('Šo piegādi Jūs izlaidāt.')
  await expect(page.getByText('Pēdējā izmaiņa:')).toBeVisible()
  await expectAccessible(page)
  await third.getByRole('button', { name: /^Tomēr vest/ }).click()
  await expect(third).toContainText('2 pilnas, 2 tukšās atpakaļ')

  const before = await third.locator('time').getAttribute('datetime')
  await third.getByRole('button', { name: /^Pārcelt piegādi/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Uz kuru dienu pārcelt?' })
  await expect(dialog.getByText('Ātrāk')).toBeVisible()
  await expect(dialog.getByText('Tikai šī piegāde', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('group').first().getByRole('button').last().click()
  await expect(page.getByText(/^Piegāde pārcelta uz /).first()).toBeVisible()
  await expect(third.locator('time')).not.toHaveAttribute('datetime', before!)
  await page.locator('.autoship-last-change').getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('Izmaiņa ir atsaukta.')).toBeVisible()
  await expect(third.locator('time')).toHaveAttribute('datetime', before!)
})

test('one delivery leaves out a good and adds another', async ({ page, anna }) => {
  await startedAutoship(anna)
  await openDiary(page)
  const second = entriesOf(page).nth(1)
  await second.getByRole('button', { name: /^Mainīt šo piegādi/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Piegāde / })
  await expect(sheet.getByText('Tikai šī piegāde')).toBeVisible()
  // Presses in a row are all counted, and a sheet that is closed at once loses none of them.
  const more = sheet.getByRole('button', { name: 'Vairāk' }).first()
  for (let presses = 0; presses < 3; presses += 1) await more.click()
  const pressed = await sheet.getByRole('spinbutton').first().inputValue()
  expect(Number(pressed)).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await expect(second).toContainText(`${pressed} pilnas`)
  await second.getByRole('button', { name: /^Mainīt šo piegādi/ }).click()
  await sheet.getByRole('button', { name: /^Bez tā šoreiz: Bio auzu/ }).click()
  await expect(sheet.getByText('šoreiz nebūs', { exact: true })).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Meklēt preces' }).fill('medus')
  await sheet.getByRole('button', { name: 'Meklēt' }).click()
  await sheet
    .getByRole('button', { name: /^Pievienot tikai šoreiz/ })
    .first()
    .click()
  await expect(sheet.getByText('tikai šoreiz', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(second).toContainText(/medus/i)
  await expect(second).not.toContainText(/auzu pārslas/i)
  await expect(entriesOf(page).nth(2)).toContainText(/auzu pārslas/i)
})

test('changes of two goods are saved though the page is left at once', async ({ page, anna }) => {
  await startedAutoship(anna)
  await openDiary(page)
  const second = entriesOf(page).nth(1)
  await second.getByRole('button', { name: /^Mainīt šo piegādi/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Piegāde / })
  const more = sheet.getByRole('button', { name: 'Vairāk' })
  const counts = sheet.getByRole('spinbutton')
  await more.first().click()
  await more.last().click()
  const [water, flakes] = [await counts.first().inputValue(), await counts.last().inputValue()]
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Profils' }).first().click()
  await page.getByRole('link', { name: 'Regulārā piegāde' }).first().click()
  await second.getByRole('button', { name: /^Mainīt šo piegādi/ }).click()
  await expect(counts.first()).toHaveValue(water)
  await expect(counts.last()).toHaveValue(flakes)
})

test('a holiday pauses all autoships at once and can be ended', async ({ page, anna }) => {
  await startedAutoship(anna)
  await startedAutoship(anna, 'Birojs')
  await openDiary(page)
  await page.getByText('Atvaļinājuma pauze').click()
  const days = { from: inDays(10), to: inDays(40) }
  await page.getByLabel('No', { exact: true }).fill(days.from)
  await page.getByLabel('Līdz', { exact: true }).fill(days.to)
  await page.getByRole('button', { name: 'Pauzēt visas' }).click()
  const announced = page.locator('.autoship-holiday li')
  await expect(announced.filter({ hasText: /^Mājas ūdens\. Izlaidīsim piegādes/ })).toBeVisible()
  await expect(announced.filter({ hasText: /^Birojs\. Izlaidīsim piegādes/ })).toBeVisible()
  await expect(page.getByText(/^Pauze no .* Šajā laikā izpaliek \d+ piegādes\.$/)).toHaveCount(2)
  // Its program comes with the first of them: before it is there, nothing is fading in.
  await expect(page.locator('.toast')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Atsākt visas' }).click()
  await expect(page.getByText('Pauzes ir beigušās.').first()).toBeVisible()
  await expect(page.getByText('izpaliek')).toHaveCount(0)
})

test('an autoship is changed, stopped, copied and deleted, with a pause offered once', async ({
  page,
  anna,
}) => {
  const id = await startedAutoship(anna)
  await page.goto(`/autoship/${id}`)
  await expect(page.getByText('Nekas nav mainīts.').filter({ visible: true })).toBeVisible()
  await page
    .locator('label')
    .filter({ has: page.getByRole('switch', { name: 'Pauze' }) })
    .click()
  await expect(page.getByRole('switch', { name: 'Pauze' })).toBeChecked()
  await page.getByLabel('Līdz', { exact: true }).fill(inDays(200))
  await page.getByRole('button', { name: 'Saglabāt visām' }).filter({ visible: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Lūdzu, izlabojiet:' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Līdz', { exact: true }).fill(inDays(50))
  await page.reload()
  await expect(page.getByText('Ir nesaglabātas izmaiņas.')).toBeVisible()
  await page.getByRole('button', { name: 'Saglabāt visām' }).filter({ visible: true }).click()
  await expect(
    page.getByText('Izmaiņas saglabātas visām turpmākajām piegādēm.').first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Apturēt' }).click()
  await expect(page).toHaveURL('/autoship')
  await expect(page.locator('.autoship-card--still')).toContainText('Apturēta')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Atsākt', exact: true }).click()
  await expect(page.getByText('Regulārā piegāde ir sākta.')).toBeVisible()

  await page.getByRole('button', { name: 'Dublēt: Mājas ūdens' }).click()
  await expect(page.getByText('Šī regulārā piegāde vēl nav sākta.')).toBeVisible()
  await page.getByRole('button', { name: 'Dzēst: Mājas ūdens' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tā vēl nav sākta')
  await expect(page.getByRole('button', { name: 'Labāk pauzēt' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Dzēst' }).click()
  await expect(page).toHaveURL('/autoship')
  await expect(page.locator('.autoship-card')).toHaveCount(1)
})

test('a second press makes no second autoship', async ({ page, anna }) => {
  await page.route(/\/api\/cart\/autoship$/, async (route) => {
    if (route.request().method() === 'POST')
      await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/autoship')
  await page.getByRole('button', { name: 'Jauna regulārā piegāde' }).dblclick()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  expect((await anna.api.listAutoships()).data.data).toHaveLength(1)
})

test('an undo also shows in the editor', async ({ page, anna }) => {
  const id = await startedAutoship(anna)
  await page.goto(`/autoship/${id}`)
  await page.getByLabel('Nosaukums').fill('Biroja ūdens')
  await page.getByRole('button', { name: 'Saglabāt visām' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biroja ūdens')
  const undo = page.locator('.autoship-last-change').getByRole('button', { name: 'Atsaukt' })
  await page.route('**/autoship-undo/**', (route) => route.abort(), { times: 1 })
  await undo.click()
  // Without an answer it is offered again.
  await undo.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mājas ūdens')
  await expect(page.getByLabel('Nosaukums')).toHaveValue('Mājas ūdens')
})

test('deleting an autoship of water offers a pause, ends it today and can be undone', async ({
  page,
  anna,
}) => {
  await startedAutoship(anna)
  await openDiary(page)
  await page.getByRole('button', { name: 'Dzēst: Mājas ūdens' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Labāk pauzēt' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dzēst' }).click()
  await expect(page.getByRole('heading', { name: 'Ūdens, kas atnāk pats' })).toBeVisible()
  await page.getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.locator('.autoship-card')).toContainText('Mājas ūdens')
})

test('a mail’s link shows the delivery first, and one press confirms or skips without a log-in', async ({
  page,
  anna,
  browser,
}) => {
  await startedAutoship(anna)
  const mail = await mailTo(anna.email, /^Lūdzu, apstipriniet piegādi|^Piegāde ir rīt/)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(linkIn(mail, '/piegade/skip'))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Vai izlaist šo piegādi?')
  await expect(stranger.getByText('Kamēr neko nenospiedīsiet, nekas nemainīsies.')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.goto(linkIn(mail, '/piegade/move'))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Uz kuru dienu pārcelt?')
  await expectAccessible(stranger)
  await stranger.goto(linkIn(mail, '/piegade/add'))
  await stranger.getByRole('button', { name: /^Pievienot tikai šoreiz: Avota ūdens/ }).click()
  await expect(stranger.getByText(/^Piegādei pievienots: Avota ūdens/).first()).toBeVisible()
  await expectAccessible(stranger)
  await stranger.goto(linkIn(mail, '/piegade/confirm'))
  await stranger.getByRole('button', { name: 'Apstiprināt piegādi' }).click()
  await expect(stranger.getByText('Piegāde apstiprināta. Paldies!').first()).toBeVisible()
  await expectAccessible(stranger)

  await stranger.goto('/piegade/confirm?key=nav-isti-nav-isti-nav-isti')
  await expect(stranger.getByRole('heading', { name: 'Šī saite vairs nav derīga' })).toBeVisible()
  await expectAccessible(stranger)
  await stranger.context().close()
  await openDiary(page)
  await expect(entriesOf(page).first()).toContainText('Apstiprināta')
})

test('by keyboard alone: a delivery is moved and undone, and another is skipped', async ({
  page,
  anna,
}) => {
  await startedAutoship(anna)
  await openDiary(page)
  await skipHeader(page)
  const third = entriesOf(page).nth(2)
  const day = third.locator('time')
  const before = (await day.getAttribute('datetime'))!
  const move = third.getByRole('button', { name: /^Pārcelt piegādi/ })
  await walkTo(page, move)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Uz kuru dienu pārcelt?' })
  await expect(dialog.getByRole('group', { name: 'Vēlāk' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(move).toBeFocused()
  await page.keyboard.press('Enter')
  await walkTo(page, dialog.getByRole('group', { name: 'Vēlāk' }).getByRole('button').first(), 12)
  await page.keyboard.press('Enter')
  await expect(day).not.toHaveAttribute('datetime', before)
  await expect(dialog).toHaveCount(0)
  await expect(move).toBeFocused()

  await skipHeader(page)
  await walkTo(page, page.locator('.autoship-last-change').getByRole('button', { name: 'Atsaukt' }))
  await page.keyboard.press('Enter')
  await expect(day).toHaveAttribute('datetime', before)
  const second = entriesOf(page).nth(1)
  await skipHeader(page)
  await walkTo(page, second.getByRole('button', { name: /^Izlaist šo reizi/ }))
  await page.keyboard.press('Enter')
  await expect(second).toContainText('Šo piegādi Jūs izlaidāt.')
  await expect(second.locator(':focus')).toHaveCount(1)
})

test('at 400 % nothing scrolls sideways', async ({ page, anna }) => {
  await startedAutoship(anna)
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/autoship', '/waiting-for-delivery']) {
    await page.goto(path)
    await expect(page.locator('.menu-count').filter({ visible: true }).last()).toBeAttached()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(320)
  }
})

test('a locked autoship is read-only; a foreign or missing one leads to the list; a failure says so', async ({
  page,
  anna,
}) => {
  const id = await startedAutoship(anna)
  await operator('autoship', 'lock', '--autoship', String(id), '--why', 'Jautājums par adresi')
  await openDiary(page)
  await page.getByRole('link', { name: 'Apskatīt: Mājas ūdens' }).click()
  await expect(page.getByText('šobrīd var tikai apskatīt')).toBeVisible()
  await expect(page.getByLabel('Cik bieži')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Saglabāt visām' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/autoship/999999')
  await expect(page).toHaveURL('/autoship')

  // what sleeps until somebody uses the page asks for the list, too, and would have it by itself
  await failsUntilPress(page, '**/api/cart/autoship')
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Regulārās piegādes neizdevās ielādēt.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.locator('.autoship-card')).toContainText('Mājas ūdens')
  await page.unroute('**/api/cart/autoship')

  await operator('autoship', 'unlock', '--autoship', String(id))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Mainīt: Mājas ūdens' })).toBeVisible()
})

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// P-5
test('a good is received regularly from its own page, and the choice survives the log-in', async ({
  page,
  anna,
}) => {
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Saņemt regulāri' }).click()
  const sheet = page.getByRole('dialog', { name: 'Saņemt regulāri' })
  await expect(sheet.getByLabel('Uz kurieni?')).toContainText('Lāčplēša iela 24-15')
  await sheet.getByLabel('Cik bieži?').selectOption('Reizi 4 nedēļās')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Turpināt' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  await expect(page.getByRole('main')).toContainText('Sila Avots')
  await expect(page.getByLabel('Cik bieži')).toHaveValue('4')
  const [made] = (await anna.api.listAutoships()).data.data
  expect([made!.frequency, made!.items.map(({ good_id, order }) => [good_id, order])]).toEqual([
    4,
    [[101, 1]],
  ])
  expect(made!.delivery_date).not.toBeNull()

  // another browser, so to speak: the log-in of the test's own calls stays
  await page.evaluate(() => localStorage.clear())
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Vairāk' }).first().click()
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2')
  await page.getByRole('button', { name: 'Saņemt regulāri' }).click()
  await sheet.getByLabel('Cik bieži?').selectOption('Katru nedēļu')
  await sheet.getByRole('link', { name: 'Pieslēgties un turpināt' }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await logIn(page, anna.email, page.url())
  await expect(sheet).toContainText('2 × ')
  await sheet.getByRole('radio', { name: /^Regulārā piegāde Nr\./ }).check()
  await sheet.getByRole('button', { name: 'Pievienot piegādei' }).click()
  await expect(page.getByText('Pievienots regulārajai piegādei.')).toBeVisible()
  const [after] = (await anna.api.listAutoships()).data.data
  expect(after!.items.map(({ good_id, order }) => [good_id, order])).toEqual([[101, 3]])
})
