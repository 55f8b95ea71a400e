import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { largePhoto, openCamera, shownCodes } from '../support/camera.ts'
import { makeRunDay, openOffice } from '../support/journey-runs.ts'
import { noteWakeUps, wakeUpsOf } from '../support/wake-ups.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

async function signInDriver(page: Page) {
  await page.goto('/driver')
  await page.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await press(page, 'Ieiet')
  await expect(page.getByText('Viss ielādēts tālrunī')).toBeVisible()
}

/** Of doors, beside the day. */
const countPictures = async () => (await (await caches.open('avots-driver-pictures')).keys()).length

/** Bytes of each photo that waits on the phone. */
const photoSizes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        indexedDB.open('avots-driver').addEventListener('success', ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest
          const all = database.transaction('blobs').objectStore('blobs').getAll()
          all.addEventListener('success', () =>
            resolve((all.result as { content: Blob }[]).map(({ content }) => content.size)),
          )
        })
      }),
  )

// Issue 24: a cellar without a network, and a battery that lasts a day.
test('the phone opens without a network with its day, and is woken once a minute at most', async ({
  page,
  context,
}) => {
  await noteWakeUps(context)
  const { plate } = makeRunDay(2, 'road')
  await signInDriver(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByText('Viss ielādēts tālrunī')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Viss ielādēts tālrunī')).toBeVisible()
  await expect(page.getByText('Bez tīkla. Viss paliek tālrunī.')).toBeVisible()
  await context.setOffline(false)
  // A browser does not always say so to a page that it has loaded without a network.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Bez tīkla')).toBeHidden()
  await page
    .getByRole('listitem')
    .filter({ hasText: plate })
    .getByRole('button', { name: 'Pieturas' })
    .click()
  await expect(page.getByRole('region', { name: 'Šī nākamā' })).toBeVisible()
  await wakeUpsOf(page)
  await context.clock.runFor('01:00:00')
  const { waitedMs, watches } = await wakeUpsOf(page)
  expect(Math.min(...waitedMs)).toBeGreaterThanOrEqual(60_000)
  expect(waitedMs.length).toBeLessThanOrEqual(2 * 60)
  expect(watches).toBe(0)
  // A phone that was locked asks for its PIN even where it is opened anew, without a network.
  await press(page, 'Atpakaļ')
  await press(page, 'Aizslēgt')
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('PIN').fill('000000')
  await press(page, 'Atvērt')
  await expect(page.getByText('Bez tīkla. Viss paliek tālrunī.')).toBeVisible()
  // Two days after the day nothing of it is on the phone.
  const run = page.getByRole('listitem').filter({ hasText: plate })
  await expect(run).toBeVisible()
  await context.clock.fastForward(72 * 3_600_000)
  await expect(run).toBeHidden()
  await context.setOffline(false)
})

// Issue 24: neighbours at one door, a first visit, empties alone, a service stop, a recount.
test('a driver does stops of every kind without a network, and cameras read what he told', async ({
  page,
  context,
}) => {
  test.slow()
  const { plate } = makeRunDay(1, 'road', 1, 'kinds')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInDriver(page)
  const run = page.getByRole('listitem').filter({ hasText: plate })
  await run.getByRole('button', { name: 'Pieturas' }).click()
  const next = page.getByRole('region', { name: 'Šī nākamā' })
  await expect(next.getByRole('button', { name: 'Te arī: Reisa Kaimiņš' })).toBeVisible()
  await context.setOffline(true)
  const photo = await largePhoto()
  for (const customer of ['Reisa Klients 1', 'Reisa Kaimiņš']) {
    await expect(next).toContainText(`. ${customer}`)
    await press(page, 'Esmu klāt')
    await press(page, '1, pieteikts')
    await press(page, 'Tukšās un depozītu izskaidroju')
    await page.getByLabel('Foto', { exact: true }).setInputFiles(photo)
    await expect(page.getByText('Foto ir: 1')).toBeVisible()
    await page.getByLabel('Vietas foto').setInputFiles(photo)
    await page.getByLabel('Stāvs, lifts, kods').fill('2. stāvs, kods 34K')
    await press(page, 'Pabeigts')
  }
  await expect(next).toContainText('Savākt tukšās')
  await press(page, 'Esmu klāt')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Saskaiti tukšās.')).toBeVisible()
  await press(page, '3')
  await press(page, 'Pabeigts')
  await expect(next).toContainText('Apkalpot')
  await press(page, 'Esmu klāt')
  await page.getByLabel('Dzesētāja numurs').fill('DZ-77')
  await press(page, 'Pabeigts')
  await expect(next).toContainText('Saskaitīt pudeles')
  await press(page, 'Esmu klāt')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Saskaiti pudeles pie klienta.')).toBeVisible()
  await press(page, '2')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Visas pieturas ir galā.')).toBeVisible()
  const sizes = await photoSizes(page)
  expect(sizes).toHaveLength(4)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200 * 1024)

  // A network never comes: the office and a colleague read what the screen shows.
  await press(page, 'Atpakaļ')
  await press(page, 'Nosūtāmais')
  await press(page, 'Nodot ar kodiem')
  const camera = await openCamera(await shownCodes(page))
  await openOffice(camera, '/rescue')
  await press(camera, 'Ieslēgt kameru')
  await expect(camera.getByText(/^Nolasīts viss: \d+ notikum/)).toBeVisible()
  // What the camera has read is to be taken without scrolling past its picture.
  const take = camera.getByRole('button', { name: 'Pieņemt notikumus' })
  await expect(take).toBeInViewport({ ratio: 1 })
  await take.click()
  await expect(camera.getByText(/^Pieņemti: /)).toBeVisible()
  await signInDriver(camera)
  await press(camera, 'Nosūtāmais')
  await press(camera, 'Nolasīt cita kodus')
  await press(camera, 'Kamera')
  await expect(camera.getByText('Nolasīts viss.')).toBeVisible()
  await press(camera, 'Pieņemt')
  await expect(camera.getByText(/^Pieņemts: \d+ notikum/)).toBeVisible()
  await camera.context().browser()!.close()

  // What a door looks like is on the phone at the next visit, also without a network.
  await context.setOffline(false)
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    expect(await page.evaluate(countPictures)).toBe(2)
  }).toPass({ intervals: [2_000] })
  await context.setOffline(true)
  await press(page, 'Atpakaļ')
  await press(page, 'Atpakaļ')
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await page.getByText('Paveiktās: 5').click()
  await page.getByRole('button', { name: /^1 Reisa iela 1 Reisa Klients/ }).click()
  await page.getByText('Vietas foto', { exact: true }).first().click()
  const place = page.getByRole('img', { name: /^Kā izskatās / })
  const widthOf = (image: HTMLImageElement) => image.naturalWidth
  await expect.poll(() => place.evaluate(widthOf)).toBeGreaterThan(0)
  await context.setOffline(false)
})
