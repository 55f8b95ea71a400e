import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { chromiumPath } from '../support/chromium.ts'
import { journeyPlace } from '../support/journey-place.ts'
import { makeRunDay } from '../support/journey-runs.ts'
import { openJourneyShop } from '../support/journey-shop.ts'
import { noteWakeUps, wakeUpsOf } from '../support/wake-ups.ts'

/**
 * `node tests/bench/phone.ts opens`: how soon the driver's phone with a day of sixty stops opens on a
 * slow phone, for the first time, again, and without a network. `day` instead of `opens`: how often
 * eight hours in front wake it, and what it speaks with the server. Both without a word.
 */
const what = process.argv[2]
const stops = 60
const rounds = 3
const minutesBetweenStops = 8
/** Slow 4G, as Lighthouse has it. */
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const processorSlower = 4
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

process.env.JOURNEY_FOLDER = mkdtempSync(join(tmpdir(), 'avots-phone-'))
const place = journeyPlace(0)
const close = await openJourneyShop(place)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
try {
  const { plate } = makeRunDay(stops, 'road', stops)
  if (what !== 'day') await open(browser, plate)
  if (what !== 'opens') await day(browser, plate)
} finally {
  await browser.close()
  await close()
  rmSync(process.env.JOURNEY_FOLDER, { recursive: true, force: true })
}

async function open(from: Browser, plate: string) {
  const opened = []
  for (let round = 0; round < rounds; round += 1) opened.push(await openings(from, plate))
  for (const step of ['first', 'again', 'offline'] as const) {
    const times = opened.map((each) => each[step]).toSorted((a, b) => a - b)
    const all = times.map((ms) => Math.round(ms)).join(', ')
    console.log(`${step}: ${(times[1]! / 1_000).toFixed(2)} s (${all})`)
  }
  console.log(`sent to the phone at the first visit: ${opened[0]!.firstKb} kB`)
}

async function newPhone(from: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await from.newContext({ ...phone, baseURL: place.url, locale: 'lv-LV' })
  return { context, page: await context.newPage() }
}

/** What has come to the page, in bytes as the network carries them. */
async function countedBytes(tools: CDPSession) {
  let bytes = 0
  await tools.send('Network.enable')
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  return { taken: () => bytes }
}

function setNetwork(tools: CDPSession, offline: boolean) {
  return tools.send('Network.emulateNetworkConditions', { ...slowNetwork, offline })
}

/** Milliseconds from the press of its icon until the page paints what is named. */
async function openedMs(page: Page, selector: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto('/driver', { waitUntil: 'commit' })
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () =>
      document.querySelector(${JSON.stringify(selector)})
        ? requestAnimationFrame(() => resolve(performance.now()))
        : requestAnimationFrame(look)
    look()
  })`)
}

async function bind(page: Page) {
  await page.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Ieiet' }).click()
  await page.getByText('Viss ielādēts tālrunī').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => 0)')
}

async function openings(from: Browser, plate: string) {
  const { context, page } = await newPhone(from)
  const tools = await context.newCDPSession(page)
  const bytes = await countedBytes(tools)
  await setNetwork(tools, false)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processorSlower })
  const first = await openedMs(page, 'input[type="password"]')
  const firstKb = Math.round(bytes.taken() / 1_000)
  await bind(page)
  await page.reload()
  await page.getByText(plate).waitFor()
  const again = await openedMs(page, '.driver-runs button')
  await setNetwork(tools, true)
  const offline = await openedMs(page, '.driver-runs button')
  await context.close()
  return { first, again, offline, firstKb }
}

/** Minutes of the phone's clock in front, step by step, so that no two calls are merged. */
async function passMinutes(page: Page, minutes: number, isIdle: () => boolean) {
  for (let step = 0; step < minutes * 2; step += 1) {
    await page.clock.runFor(30_000)
    await pause(25)
    while (!isIdle()) await pause(5)
  }
}

async function day(from: Browser, plate: string) {
  const { context, page } = await newPhone(from)
  const morning = new Date()
  morning.setHours(7, 0, 0, 0)
  await noteWakeUps(context, morning)
  await page.goto('/driver')
  await bind(page)
  const run = page.getByRole('listitem').filter({ hasText: plate })
  await run.getByRole('button', { name: 'Pieturas' }).click()
  const bytes = await countedBytes(await context.newCDPSession(page))
  let requests = 0
  let answered = 0
  page.on('request', () => void (requests += 1))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => void (answered += 1))
  const isIdle = () => requests === answered
  await wakeUpsOf(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (let stop = 0; stop < stops; stop += 1) {
    await press('Esmu klāt')
    await press('1, pieteikts')
    await press('Pabeigts')
    await page.getByRole('button', { name: 'Atsaukt' }).waitFor()
    await passMinutes(page, minutesBetweenStops, isIdle)
  }
  const { waitedMs, watches } = await wakeUpsOf(page)
  const short = waitedMs.filter((ms) => ms < 60_000)
  const hours = (stops * minutesBetweenStops) / 60
  console.log(
    `a day of ${stops} stops, ${hours} h in front: ${waitedMs.length} timers, ${short.length} of` +
      ` them after less than a minute (at least ${Math.min(...short)} ms), ${requests} requests,` +
      ` ${Math.round(bytes.taken() / 1_000)} kB, ${watches} position watches`,
  )
  await context.close()
}
