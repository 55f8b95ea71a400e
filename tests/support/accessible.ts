import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Result } from 'axe-core'

/** Not `axe.source`, which is twice as long and comes into each page. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const isStill = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getTiming().iterations === Infinity)`

/** The violations that axe finds, in a page without frames; it comes into each page once. */
export async function axeFinds(page: Page, tags?: string[]): Promise<string[]> {
  if (await page.evaluate<boolean>(`!('axe' in window)`)) await page.evaluate(`${axe};undefined`)
  const options = { resultTypes: ['violations'], preload: false, ...(tags && { runOnly: tags }) }
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((results) => results.violations)`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Waits for fading to end, because a fading element has no final colour. */
async function findsWhenStill(page: Page) {
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  return axeFinds(page)
}

/** A change during the check may look like a violation, so it must be found twice. */
export async function expectAccessible(page: Page) {
  const finds = await findsWhenStill(page)
  expect(finds.length === 0 ? finds : await findsWhenStill(page)).toEqual([])
}
