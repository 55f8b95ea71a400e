import { parseArgs } from 'node:util'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '../tests/support/chromium.ts'
import { answered } from '../tests/support/journey-consent.ts'
import { signInOffice } from '../tests/support/journey-office.ts'
import { installTools } from './install-tools.ts'

/**
 * `npm run doc-pictures -- --at http://localhost:3000`: the pictures of the README and the handbook
 * from a demo that is running and whose company is made. Words choose some by their names.
 */
const { values, positionals } = parseArgs({
  options: { at: { type: 'string', default: 'http://localhost:3000' } },
  allowPositionals: true,
})
const origin = values.at

type Step = (page: Page) => Promise<unknown>
type Picture = { file: string; take: (browser: Browser, file: string) => Promise<void> }

const QUALITY = 55
const SETTLED_MS = 800
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 760 }

/** A window of the demo, in Latvian, without questions before it. */
async function windowOf(browser: Browser, viewport: typeof desk): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'lv-LV',
    timezoneId: 'Europe/Riga',
    reducedMotion: 'reduce',
    storageState: answered(origin, { analytics: false, marketing: false }),
  })
  return context.newPage()
}

async function save(page: Page, file: string, width: number) {
  await page.waitForLoadState('load')
  await page.evaluate('document.fonts.ready.then(() => 0)')
  await expect(page.locator('.sk-wait')).toHaveCount(0)
  await page.waitForTimeout(SETTLED_MS)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(shot).resize({ width }).webp({ quality: QUALITY }).toFile(`docs/${file}.webp`)
  await page.context().close()
}

const shop = (file: string, path: string): Picture => ({
  file,
  take: async (browser) => {
    const page = await windowOf(browser, desk)
    await page.goto(path, { waitUntil: 'networkidle' })
    await save(page, file, 960)
  },
})

const office = (file: string, login: string, path: string, ...steps: Step[]): Picture => ({
  file,
  take: async (browser) => {
    const page = await windowOf(browser, desk)
    await signInOffice(page, `${login}@avots.example`, `/office${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    for (const step of steps) await step(page)
    await save(page, file, 960)
  },
})

const driver = (file: string, ...steps: Step[]): Picture => ({
  file,
  take: async (browser) => {
    const page = await windowOf(browser, phone)
    await page.goto('/driver')
    await page.getByLabel(/E-pasts/).fill('soferis@avots.example')
    await page.getByLabel('Parole', { exact: true }).fill('avots-demo')
    await page.locator('button[type="submit"]').click()
    const stops = page.getByRole('button', { name: 'Pieturas', exact: true })
    const takeOver = page.getByRole('button', { name: 'Braukt ar šo tālruni' })
    await expect(stops.or(takeOver).first()).toBeVisible({ timeout: 20_000 })
    if (await takeOver.isVisible()) await takeOver.click()
    for (const step of steps) await step(page)
    await save(page, file, 390)
  },
})

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click()

const goTo = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
}

/** Opens the first van of today in this state. */
const openRun =
  (state: string, part = ''): Step =>
  async (page) => {
    const row = page.locator('a[href*="/office/runs/"]').filter({ hasText: state }).first()
    await goTo(page, `${(await row.getAttribute('href'))!}${part}`)
  }

/** Goes back to the day before, over days without vans, while one of its vans is not settled. */
const dayOfHandIn: Step = async (page) => {
  const unsettled = page.locator('a[href*="/office/runs/"]').filter({ hasText: 'Nodošana' })
  for (let days = 0; days < 4 && (await unsettled.count()) === 0; days += 1) {
    await page.getByRole('button', { name: 'Iepriekšējā diena' }).click()
    await page.waitForTimeout(SETTLED_MS)
  }
}

const pictures: Picture[] = [
  shop('home', '/'),
  office('office', 'vadiba', ''),
  driver('phone', press('Pieturas'), press('Esmu klāt')),
  office('handbook/dispecers-sodien', 'dispecers', ''),
  office('handbook/dispecers-reiss', 'dispecers', '', openRun('Ceļā')),
  office('handbook/klienti-zvans', 'klienti', '/call?number=20000115'),
  office('handbook/noliktava-iekrausana', 'noliktava', '', openRun('Iekrauj', '/load')),
  office(
    'handbook/noliktava-nodosana',
    'noliktava',
    '',
    dayOfHandIn,
    openRun('Nodošana', '/hand-in'),
  ),
  office('handbook/gramatvedis-banka', 'gramatvediba', '/bank'),
  office('handbook/gramatvedis-skaidra', 'gramatvediba', '/cash'),
  office('handbook/ipasnieks-iestatijums', 'vadiba', '/settings?setting=fuelSurchargeCents'),
  office('handbook/ipasnieks-zurnals', 'vadiba', '/audit'),
]

installTools()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const chosen = ({ file }: Picture) =>
  positionals.length === 0 || positionals.some((word) => file.includes(word))
for (const picture of pictures.filter(chosen)) {
  await picture.take(browser, picture.file)
  console.log(`docs/${picture.file}.webp`)
}
await browser.close()
