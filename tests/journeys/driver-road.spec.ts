import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { faintTexts } from '../support/faint-texts.ts'
import { test } from '../support/journey.ts'
import { makeRunDay } from '../support/journey-runs.ts'
import { shownQr } from '../support/shown-qr.ts'

/** Targets below 64 px, by their names. */
const smallTargets = (page: Page) =>
  page
    .locator('.frame :is(button, a, summary):visible')
    .evaluateAll((all) =>
      all
        .filter((target) => target.getBoundingClientRect().height < 63.5)
        .map((target) => target.textContent),
    )

/** Waits until a press lies on the phone's disk, which takes it a moment. */
const expectStored = (phone: Page, part: string) =>
  expect
    .poll(() =>
      phone.evaluate(
        `new Promise((resolve) => {
          indexedDB.open('avots-driver').onsuccess = ({ target: { result: database } }) => {
            const read = database.transaction('screen').objectStore('screen').get('now')
            read.onsuccess = () => {
              database.close()
              resolve(JSON.stringify(read.result))
            }
          }
        })`,
      ),
    )
    .toContain(part)

/** A battery lasts a day: nothing on the road repeats more often than once a minute. */
const noteShortTimers = `
  globalThis.shortTimers = []
  const set = globalThis.setInterval
  globalThis.setInterval = (run, delay, ...more) => {
    if (!(delay >= 60000)) globalThis.shortTimers.push(delay)
    return set(run, delay, ...more)
  }`

/** Counts what a thumb does at a door. */
function countedTouches(page: Page) {
  let count = 0
  return {
    touch: async (name: string | RegExp) => {
      count += 1
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
    },
    taken: () => {
      const done = count
      count = 0
      return done
    },
  }
}

/** Another person's phone at the door. */
async function payByCode(theirs: BrowserContext, address: string) {
  const page = await theirs.newPage()
  expect(address).toMatch(/\/pay\?key=/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmaksa')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Maksāt' }).click()
  await page.getByRole('button', { name: 'Apstiprināt maksājumu' }).click()
  await expect(page.getByText(/^Samaksāts/)).toBeVisible()
  await expectAccessible(page)
  await theirs.close()
}

test('a driver closes usual stops in two touches, with cash in three, and signs', async ({
  browser,
}) => {
  const { plate } = makeRunDay(4, 'road', 1)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await context.newPage()
  await phone.addInitScript(noteShortTimers)
  await phone.goto('/driver')
  await phone.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await phone.getByLabel('Parole').fill('avots-demo')
  await phone.getByRole('button', { name: 'Ieiet' }).click()
  const run = phone.getByRole('listitem').filter({ hasText: plate })
  await expect(run).toContainText('ceļā')
  await expectAccessible(phone)
  await run.getByRole('button', { name: 'Pieturas' }).click()
  const next = phone.getByRole('region', { name: 'Šī nākamā' })
  await expect(next).toContainText('Paņemt 1 tukšo')
  await expect(next).toContainText('23,80')
  await expectAccessible(phone)
  expect(await faintTexts(phone, 7)).toEqual([])
  const { touch, taken } = countedTouches(phone)
  // A killed app opens at the question of the reason, with what was said there.
  for (const name of ['Esmu klāt', 'Nenotika', 'Netieku klāt', 'Suns']) await touch(name)
  await expectStored(phone, '"detail":"dog"')
  await phone.reload()
  const dog = phone.getByRole('button', { name: 'Suns' })
  await expect(dog).toHaveAttribute('aria-pressed', 'true')
  await touch('Atpakaļ')
  // The phone's own Back leads there, too.
  await phone.goBack()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Reisa iela 1')
  await touch('1, pieteikts')
  await expectStored(phone, '"taken":{"101":1}')
  await phone.reload()
  const count = phone.locator('.stop-empties__count').first()
  await expect(count).toHaveText('1')
  await phone.goBack()
  await expect(next).toBeVisible()

  // Without a network from here on: all is on the phone.
  await context.setOffline(true)
  await touch('Esmu klāt')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Reisa iela 1')
  await expectAccessible(phone)
  expect(await smallTargets(phone)).toEqual([])
  expect(await faintTexts(phone, 7)).toEqual([])
  // What was counted before the driver went back to the list is still there.
  await expect(count).toHaveText('1')
  await phone.getByRole('button', { name: 'Dzēst skaitli' }).first().click()
  taken()
  await touch('1, pieteikts')
  await touch(/^Saņemts 23,80/)
  await touch('Pabeigts')
  await expect(phone.getByText('Reisa iela 1: piegādāts')).toBeVisible()
  expect(taken()).toBe(3)
  await expect(phone.getByText(/^Pie tevis/)).toContainText('23,80')
  await touch('Atsaukt')
  await expect(next).toContainText('Reisa iela 1')

  await touch('Esmu klāt')
  await touch('1, pieteikts')
  await phone.getByRole('button', { name: 'Pabeigts' }).click()
  await expect(phone.getByText('Pasaki, vai naudu saņēmi.')).toBeVisible()
  await touch(/^Saņemts 23,80/)
  await touch('Pabeigts')
  await expect(next).toContainText('Reisa iela 2')

  // One bottle fewer costs less at once.
  await touch('Esmu klāt')
  await touch('1, pieteikts')
  await touch(/^Mazāk: Atstāju/)
  await touch('Prasīja mazāk')
  await expect(phone.getByText('pēc pasūtījuma')).toContainText('23,80')
  await touch('Ar karti vai QR')
  await expect(phone.getByText('pārbaudīs vēlāk')).toBeVisible()
  await expectAccessible(phone)
  // Anyone at the door pays by the code, without a log-in; back in the network the phone asks by
  // itself.
  const code = phone.getByRole('img', { name: /^QR kods apmaksai/ })
  await payByCode(await browser.newContext(), await shownQr(code))
  await context.setOffline(false)
  await expect(phone.getByText(/^Samaksāts 7,90.* ✓/)).toBeVisible()
  await context.setOffline(true)
  await phone.getByText('Kam atdevu').click()
  await phone.getByLabel('Saņēmēja vārds').fill('Anna Ozola')
  await touch('Pabeigts')
  await expect(next).toContainText('Reisa iela 3')

  await touch('Esmu klāt')
  await touch('Nenotika')
  await expectAccessible(phone)
  await touch('Netieku klāt')
  await touch('Suns')
  await expectAccessible(phone)
  await touch(/^Nenotika: netieku klāt/)
  await expect(next).toContainText('Reisa iela 4')
  await touch('Vēlāk')

  await expect(next).toContainText('Apmaksāts')
  await touch('Esmu klāt')
  taken()
  await touch('1, pieteikts')
  await touch('Pabeigts')
  await expect(phone.getByText('Visas pieturas ir galā.')).toBeVisible()
  expect(taken()).toBe(2)

  await touch('Nodošana')
  await touch('Izdevums')
  await expectAccessible(phone)
  expect(await faintTexts(phone, 7)).toEqual([])
  await phone.getByRole('button', { name: 'Atpakaļ', exact: true }).click()

  // What only this phone knows does not leave with its driver.
  await phone.getByRole('button', { name: 'Atpakaļ', exact: true }).click()
  await touch('Izrakstīties')
  await expect(phone.getByText(/^Vēl jānosūta/)).toBeVisible()
  await expectAccessible(phone)
  expect(await faintTexts(phone, 7)).toEqual([])
  await touch('Skatīt nosūtāmo')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Nosūtāmais')
  await expectAccessible(phone)
  expect(await faintTexts(phone, 7)).toEqual([])
  expect(await phone.evaluate('globalThis.shortTimers')).toEqual([])
  await context.setOffline(false)
})
