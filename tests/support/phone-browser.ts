import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { build, type Rolldown } from 'vite'
import { callAddresses } from '../../scripts/vite/call-addresses.ts'
import type { StopFact } from '../../domain/dispatch/stop-events.ts'
import { chromiumPath } from './chromium.ts'
import type { RoadShop } from './road-shop.ts'
import { sameOrigin } from './staff-of-tests.ts'

/** What `phone.fixture.ts` offers in the page. */
type PhoneInPage = {
  bind: (login: string, password: string) => Promise<void>
  takeOver: () => Promise<unknown>
  recordEvent: (
    about: { stopId: number; fact: StopFact },
    screen: { name: string; stopId: number },
    blobs?: readonly { kind: 'photo'; content: Blob }[],
  ) => Promise<{ id: string }>
  events: () => Promise<{ stopId: number; fact: StopFact; state: string }[]>
  readDay: () => Promise<{ changes: { stopId: number; kind: string }[] } | undefined>
  readScreen: () => Promise<unknown>
  sync: () => Promise<void>
  countUnsent: () => Promise<{ events: number; held: number; pictures: number; lost: number }>
}

declare global {
  var phone: PhoneInPage
  var nowMs: number
}

const address = 'https://avots.example/driver'

/** The network of a phone: gone, there, or cut off after the server has taken a call. */
export type Network = 'offline' | 'online' | 'cut'

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    // A library is left to its user to decide; a page has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [callAddresses()],
    build: { write: false, lib: { entry: 'web/driver/memory/phone.fixture.ts', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  return built[0]!.output[0].code
}

/** The phone's clock is what the test says, in hours beside the shop's. */
const ownClock = () => {
  const RealDate = Date
  class PhoneDate extends RealDate {
    constructor(...values: [] | [string | number]) {
      super(values[0] ?? globalThis.nowMs)
    }
    static override now() {
      return globalThis.nowMs
    }
  }
  globalThis.Date = PhoneDate as DateConstructor
}

/** Browsers that are a driver's phones, with the shop behind them and a network that may go. */
export async function phoneBrowsers(shop: RoadShop) {
  const script = await bundle()
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  onTestFinished(() => browser.close())
  return { openPhone: (clockOffHours: number) => openPhone(shop, browser, script, clockOffHours) }
}

async function openPhone(shop: RoadShop, browser: Browser, script: string, offHours: number) {
  const context = await browser.newContext()
  const state = { network: 'online' as Network }
  await serve(context, shop, script, state)
  const now = () => shop.clock.now().getTime() + offHours * 3_600_000
  let page = await open(context, now())
  const run = async <Result, Input>(
    work: (input: Input) => Result,
    input: Input,
  ): Promise<Awaited<Result>> => {
    await page.evaluate((nowMs) => void (globalThis.nowMs = nowMs), now())
    return page.evaluate(work as never, input) as Promise<Awaited<Result>>
  }
  return {
    run,
    setNetwork: (network: Network) => void (state.network = network),
    /** The app is killed in the middle of the work, and opened again. */
    async killDuring<Input>(work: (input: Input) => unknown, input: Input, afterMs: number) {
      const killed = run(work, input).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await page.close()
      await killed
      page = await open(context, now())
    },
  }
}

async function open(context: BrowserContext, nowMs: number): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((now) => void (globalThis.nowMs = now), nowMs)
  await page.addInitScript(ownClock)
  await page.goto(address)
  await page.waitForFunction(() => 'phone' in globalThis)
  return page
}

async function serve(
  context: BrowserContext,
  shop: RoadShop,
  script: string,
  state: { network: Network },
) {
  const cookies = new Map<string, string>()
  await context.route('https://avots.example/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (pathname === '/driver')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/driver/phone.js"></script>',
      })
    if (pathname === '/driver/phone.js')
      return route.fulfill({ contentType: 'text/javascript', body: script })
    if (state.network === 'offline') return route.abort('internetdisconnected')
    const answer = await shop.server.inject({
      method: request.method() as 'GET',
      url: pathname + search,
      headers: {
        ...sameOrigin,
        'accept-language': 'lv',
        ...(request.postData() !== null && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(request.postData() !== null && { payload: request.postData()! }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    if (state.network === 'cut') return route.abort('connectionreset')
    return route.fulfill({
      status: answer.statusCode,
      contentType: 'application/json',
      body: answer.body,
    })
  })
}
