import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const isStill = `document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)`

/** What axe finds wrong. It reckons in the page itself, which has no frames: in a blank page of its own it takes four times as long. */
export async function axeFinds(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Once nothing fades in any more: what is half there has no colour yet. What moves for ever is not waited for. */
async function findsWhenStill(page: Page) {
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  return axeFinds(page)
}

/** What came while it was being looked at was half there, so a fault is one that is seen twice. */
export async function expectAccessible(page: Page) {
  const finds = await findsWhenStill(page)
  expect(finds.length === 0 ? finds : await findsWhenStill(page)).toEqual([])
}
