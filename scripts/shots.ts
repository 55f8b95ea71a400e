import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, request as requests } from '@playwright/test'
import { chromiumPath } from '../tests/support/chromium.ts'
import { journeyPlace } from '../tests/support/journey-place.ts'
import openShops from '../tests/support/journey-shops.ts'
import { installTools } from './install-tools.ts'
import { letterShots } from './shots/letters.ts'
import { pageShots } from './shots/pages.ts'
import { type Screen, type Shot, screens, take } from './shots/shot.ts'
import { autoshipStates } from './shots/states/autoship.ts'
import { autoshipEditStates } from './shots/states/autoship-edit.ts'
import { autoshipMailStates } from './shots/states/autoship-mail.ts'
import { cartQuestionStates } from './shots/states/cart-asks.ts'
import { cartStates } from './shots/states/cart.ts'
import { catalogueStates } from './shots/states/catalogue.ts'
import { frameStates } from './shots/states/frame.ts'
import { lawStates } from './shots/states/law.ts'
import { orderStates } from './shots/states/orders.ts'
import { orderEditStates } from './shots/states/order-edit.ts'
import { paperStates } from './shots/states/papers.ts'
import { moneyStates } from './shots/states/money.ts'
import { paymentStates } from './shots/states/payment.ts'
import { peopleStates } from './shots/states/people.ts'
import { profileStates } from './shots/states/profile.ts'

/**
 * `npm run shots [cart user …]`: every page of the web, and the states that matter, on three screens, into `shots/`, where git looks
 * away. Words choose by name or path; `--language en`; `--screen phone`; `--at http://localhost:3000` takes a shop that already runs.
 */
const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'lv' },
    screen: { type: 'string', multiple: true, default: Object.keys(screens) },
    at: { type: 'string' },
  },
  allowPositionals: true,
})
const language = values.language === 'en' ? 'en' : 'lv'
const origin = values.at ?? journeyPlace(0).url
const folder = `shots/${language}`

const states = [
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
]

const isWanted = ({ path, name }: Shot) =>
  positionals.length === 0 ||
  positionals.some(
    (word) => name.includes(word) || (typeof path === 'string' && path.includes(word)),
  )

installTools()
mkdirSync(folder, { recursive: true })
const close = values.at === undefined ? await openShops() : async () => undefined
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const request = await requests.newContext({ baseURL: origin })
let [taken, troubled] = [0, 0]
try {
  const shots = [
    ...(await pageShots(request)),
    ...states,
    ...(await letterShots(request, language)),
  ]
  for (const shot of shots.filter(isWanted)) {
    for (const screen of (values.screen as Screen[]).filter(
      (one) => shot.screens?.includes(one) ?? true,
    )) {
      const isFine = await take({ browser, origin, language, folder }, screen, shot).catch(
        (error: Error) => {
          console.error(`${shot.name} on ${screen}: ${error.message}`)
          return false
        },
      )
      taken += 1
      troubled += isFine ? 0 : 1
    }
    console.log(shot.name)
  }
} finally {
  await request.dispose()
  await browser.close()
  await close()
}
console.log(
  `${taken} pictures in ${folder}${troubled > 0 ? `, ${troubled} of them not as wanted` : ''}`,
)
process.exitCode = troubled > 0 ? 1 : 0
