import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../tests/support/free-port.ts'
import { chromiumPath } from '../tests/support/chromium.ts'
import { journeyPlace } from '../tests/support/journey-place.ts'
import openShops from '../tests/support/journey-shops.ts'
import { installTools } from './install-tools.ts'

/**
 * `npm run lighthouse`: the public pages as Lighthouse's slow phone sees them, with a report of each in `test-results/`; fails below
 * the wanted marks. `--at http://localhost:3000` takes a shop that already runs. Nothing else should be running.
 */
const WANTED_SCORE = 95
const WANTED_LCP_MS = 1_800

const pages = { home: '/', list: '/goods/1', product: '/good/101' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const { values } = parseArgs({ options: { at: { type: 'string' } } })
const origin = values.at ?? journeyPlace(0).url

installTools()
mkdirSync('test-results', { recursive: true })
const close = values.at === undefined ? await openShops() : async () => undefined
const port = await freePort()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
})
let isFine = true
try {
  for (const [name, path] of Object.entries(pages)) {
    // The first visitor after a start waits for the page to be made; everybody after them does not.
    await fetch(`${origin}${path}`)
    const seen = await lighthouse(`${origin}${path}`, { port, output: 'html', onlyCategories: categories })
    if (seen === undefined) throw new Error(`Lighthouse said nothing of ${path}`)
    const { lhr, report } = seen
    writeFileSync(`test-results/lighthouse-${name}.html`, String(report))
    const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
    const lcp = lhr.audits['largest-contentful-paint']?.numericValue ?? Infinity
    isFine &&= scores.every((score) => score >= WANTED_SCORE) && lcp <= WANTED_LCP_MS
    const told = categories.map((category, which) => `${category} ${scores[which]}`).join(', ')
    console.log(`${path}: ${told}; LCP ${(lcp / 1_000).toFixed(2)} s`)
  }
} finally {
  await browser.close()
  await close()
}
process.exitCode = isFine ? 0 : 1
