import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '../../domain/words/language.ts'
import { answered } from '../../tests/support/journey-consent.ts'

export type Headers = { authorization: string }

/** Makes or finds somebody at the shop that is looked at. */
export type Who = (request: APIRequestContext, origin: string) => Promise<Headers>

/** One picture: whose browser opens which page, and what is done there first. */
export type Shot = {
  name: string
  /** The page; where its address names something of the customer's, that is asked for first. */
  path: string | ((request: APIRequestContext, headers: Headers) => Promise<string>)
  /** Whoever is logged in; a visitor without it. */
  who?: Who
  act?: (page: Page) => Promise<unknown>
  /** What lies over the page is seen in the window alone; a page is seen from end to end. */
  windowOnly?: boolean
  /** All of them, unless only some have it. */
  screens?: readonly Screen[]
  browser?: BrowserContextOptions
  /** A page goes on while it waits for an answer. */
  unfinished?: boolean
}

export type Studio = { browser: Browser; origin: string; language: Language; folder: string }

/** A tablet's and a desk's screens are as high as they are; a phone's without its browser's bars. */
export const screens = {
  phone: { width: 390, height: 760 },
  tablet: { width: 820, height: 1080 },
  desk: { width: 1440, height: 900 },
} as const

export type Screen = keyof typeof screens

const WAIT_MS = 30_000
const LONGEST_PX = 16_000

/** A window as high as the page: what stays at its foot is at the foot, and pictures further down are fetched. */
async function standTall(page: Page) {
  const { width, height } = page.viewportSize()!
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), LONGEST_PX) })
  await page.evaluate(
    'Promise.all([...document.images].map((one) => ((one.loading = "eager"), one.decode().catch(() => undefined)))).then(() => 0)',
  )
}

/** Nothing is being fetched, and nothing stands for what is to come. */
async function arrived(page: Page) {
  await page.waitForLoadState('networkidle')
  // the page's policy lets a test ask, but nothing wait inside of it
  const deadline = Date.now() + WAIT_MS
  while (
    Date.now() < deadline &&
    (await page.evaluate('document.querySelector(".sk-wait") !== null'))
  )
    await pause(100)
}

const undecided = (shot: Shot) => shot.browser?.storageState !== undefined

/** Takes one picture on one screen. What could not be done is said, and what is there is taken all the same. */
export async function take(
  { browser, origin, language, folder }: Studio,
  screen: Screen,
  shot: Shot,
): Promise<boolean> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens[screen],
    hasTouch: screen !== 'desk',
    locale: 'lv-LV',
    timezoneId: 'Europe/Riga',
    reducedMotion: 'reduce',
    ...(undecided(shot)
      ? {}
      : { storageState: answered(origin, { analytics: false, marketing: false }) }),
    ...shot.browser,
  })
  try {
    await context.addCookies([{ name: 'language', value: language, url: origin }])
    const headers = await shot.who?.(context.request, origin)
    const path =
      typeof shot.path === 'string' ? shot.path : await shot.path(context.request, headers!)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    if (headers) {
      // The shop answers its customers in the language that they chose last, whatever the page is in.
      await context.request.post('/api/language', { headers, data: { language } })
      const token = headers.authorization.replace('Bearer ', '')
      await page.addInitScript((kept) => localStorage.setItem('avots.token', kept), token)
    }
    await page.goto(path, { waitUntil: shot.unfinished ? 'domcontentloaded' : 'networkidle' })
    const trouble = await shot.act?.(page).then(
      () => undefined,
      (error: Error) =>
        `${shot.name} on ${screen}: ${error.message.split('\n').slice(0, 3).join(' ')}`,
    )
    if (!shot.unfinished) await arrived(page)
    if (!shot.windowOnly) await standTall(page)
    await page.screenshot({ path: `${folder}/${shot.name}-${screen}.png`, animations: 'disabled' })
    if (trouble) console.error(trouble)
    return trouble === undefined
  } finally {
    await context.close()
  }
}
