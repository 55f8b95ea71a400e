import type { BrowserContext, Page } from '@playwright/test'

/** What wakes a phone while its app is open. */
export type WakeUps = {
  /** How long each timer that has run was waited for, in milliseconds. */
  waitedMs: number[]
  /** How often the app has asked to follow where the phone is. */
  watches: number
}

const note = `{
  const wakeUps = (globalThis.wakeUps = { waitedMs: [], watches: 0 })
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name]
    globalThis[name] = (run, delay = 0, ...more) =>
      set(() => {
        wakeUps.waitedMs.push(delay)
        run(...more)
      }, delay)
  }
  const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation)
  navigator.geolocation.watchPosition = (...how) => {
    wakeUps.watches += 1
    return watch(...how)
  }
}`

/** Notes what wakes the pages of a phone, whose clock is the test's from now on. */
export async function noteWakeUps(context: BrowserContext, at?: Date): Promise<void> {
  await context.clock.install(at && { time: at })
  await context.addInitScript(note)
}

/** What has woken the page since it was asked last. */
export const wakeUpsOf = (page: Page): Promise<WakeUps> =>
  page.evaluate(`(() => {
    const { waitedMs, watches } = globalThis.wakeUps
    return { waitedMs: waitedMs.splice(0), watches }
  })()`)
