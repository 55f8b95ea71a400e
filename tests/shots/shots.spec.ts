import { expect, type Page, test } from '@playwright/test'
import { sampleLetters } from '../support/sample-letters.ts'
import { inLanguage, language } from './language.ts'
import { pageShots } from './pages.ts'
import type { Screen, Shot, Step } from './shot.ts'
import { autoshipEditStates } from './states/autoship-edit.ts'
import { autoshipMailStates } from './states/autoship-mail.ts'
import { autoshipStates } from './states/autoship.ts'
import { cartQuestionStates, cartStates } from './states/cart.ts'
import { catalogueStates } from './states/catalogue.ts'
import { frameStates } from './states/frame.ts'
import { driverStates } from './states/driver.ts'
import { lawStates } from './states/law.ts'
import { moneyStates } from './states/money.ts'
import { officeStates } from './states/office.ts'
import { orderEditStates } from './states/order-edit.ts'
import { orderStates } from './states/orders.ts'
import { paperStates } from './states/papers.ts'
import { paymentStates } from './states/payment.ts'
import { peopleStates } from './states/people.ts'
import { profileStates } from './states/profile.ts'

const shots: Shot[] = [
  ...pageShots,
  ...frameStates,
  ...catalogueStates,
  ...cartStates,
  ...autoshipStates,
  ...autoshipEditStates,
  ...autoshipMailStates,
  ...peopleStates,
  ...profileStates,
  ...lawStates,
  ...orderStates,
  ...orderEditStates,
  ...paperStates,
  ...cartQuestionStates,
  ...paymentStates,
  ...moneyStates,
  ...officeStates,
  ...driverStates,
]

const words = process.env.SHOTS_WORDS?.split(' ').filter((word) => word !== '') ?? []

const isChosen = ({ name, path }: Pick<Shot, 'name' | 'path'>) =>
  words.length === 0 ||
  words.some((word) => name.includes(word) || (typeof path === 'string' && path.includes(word)))

const LONGEST_PX = 16_000

/** Makes the window as high as the page, so that pictures further down are fetched. */
async function enlarge(page: Page) {
  const { width, height } = page.viewportSize()!
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), LONGEST_PX) })
  await page.evaluate(`Promise.all([...document.images].map((image) =>
    ((image.loading = "eager"), image.decode().catch(() => undefined)))).then(() => 0)`)
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.sk-wait')).toHaveCount(0, { timeout: 30_000 })
}

async function take(steps: Step[], page: Page) {
  for (const step of steps) await step(page)
}

const save = (page: Page, name: string, screen: string) =>
  page.screenshot({ path: `shots/${language}/${name}-${screen}.png`, animations: 'disabled' })

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: language, url: baseURL! }]),
)

for (const shot of shots.filter(isChosen))
  test.describe(() => {
    test.use({ ...shot.browser })
    test(shot.name, async ({ page }, { project: { name: screen } }) => {
      test.skip(!(shot.screens?.includes(screen as Screen) ?? true))
      const { request } = page
      const headers = await shot.customer?.(request)
      const path = typeof shot.path === 'string' ? shot.path : await shot.path(request, headers!)
      if (headers) {
        // The shop answers customers in the language that they chose last.
        await request.post('/api/language', { headers, data: { language } })
        const token = headers.authorization.replace('Bearer ', '')
        await page.addInitScript((stored) => localStorage.setItem('avots.token', stored), token)
      }
      await page.goto(inLanguage(path), {
        waitUntil: shot.unfinished ? 'domcontentloaded' : 'networkidle',
      })
      // The picture is taken even where a step before it fails.
      const [taken] = await Promise.allSettled([take(shot.steps, page)])
      if (!shot.unfinished) await settle(page)
      if (!shot.windowOnly) await enlarge(page)
      await save(page, shot.name, screen)
      if (taken.status === 'rejected') throw taken.reason
    })
  })

if (isChosen({ name: 'letter', path: '/dev/mail' }))
  test('letters', async ({ page }, { project: { name: screen } }) => {
    test.skip(screen === 'tablet')
    for (const path of await sampleLetters(page.request, language)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await enlarge(page)
      await save(page, path.replace(/^\/dev\/mail\/samples\/([\w.-]+)\/\w+$/, 'letter-$1'), screen)
    }
  })
