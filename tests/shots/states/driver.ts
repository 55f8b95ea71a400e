import { expect, type Page } from '@playwright/test'
import { makeRunDay } from '../../support/journey-runs.ts'
import { type Options, type Shot, states, type Step } from '../shot.ts'
import { press, see } from '../steps.ts'

/** Binds the browser as the phone of the driver of the demo, in either language. */
async function asDriver(page: Page) {
  await page.locator('form input').first().fill('soferis@avots.example')
  await page.locator('input[type="password"]').fill('avots-demo')
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('.driver-run').first()).toBeVisible()
}

let hasRuns = process.env.SHOTS_AT !== undefined

/** A running shop has its own day; in ours a van is on the road and another one is loaded. */
async function theDay(): Promise<string> {
  if (!hasRuns) {
    makeRunDay(3, 'road')
    makeRunDay(2, 'loading')
  }
  hasRuns = true
  return '/driver'
}

/** The windows of a small phone, a usual one, and one that lies on its side. */
const sizes = { '320': [320, 640], '390': [390, 844], lying: [844, 390] } as const

const ofSize =
  (size: keyof typeof sizes): Step =>
  (page) =>
    page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] })

/** Large text, as a phone's own setting makes it. */
const inLargeText: Step = (page) =>
  page.evaluate("document.documentElement.style.fontSize = '200%'")

const onAPhone: Options = { screens: ['phone'], windowOnly: true, unfinished: true }

const inSizes = (name: string, steps: Step[]): Shot[] =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
    states(theDay, null, {
      [`driver-${name}-${size}`]: [ofSize(size), ...steps, onAPhone],
      [`driver-${name}-${size}-large`]: [ofSize(size), ...steps, inLargeText, onAPhone],
    }),
  )

const onRoad = [asDriver, press(/^Pieturas$|^Stops$/)]
const atDoor = [...onRoad, press(/^Esmu klāt$|^I am here$/)]

export const driverStates: Shot[] = [
  ...inSizes('bind', []),
  ...inSizes('day', [asDriver]),
  ...inSizes('outbox', [asDriver, press(/^Nosūtāmais$|^To be sent$/)]),
  ...inSizes('load', [asDriver, press(/^Iekraut$|^Load$/), see('.driver-load')]),
  ...inSizes('transfers', [
    asDriver,
    press(/^Nodošanas$|^Transfers$/),
    see('.driver-lead, .driver-run'),
  ]),
  ...inSizes('stops', onRoad),
  ...inSizes('pause', [...onRoad, press(/^Pauze$|^Break$/)]),
  ...inSizes('hand-in', [...onRoad, press(/^Nodošana$|^Hand-in$/)]),
  ...inSizes('stop', atDoor),
  ...inSizes('undelivered', [...atDoor, press(/^Nenotika$|^Not delivered$/)]),
]
