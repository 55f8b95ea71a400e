import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const isStill = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getTiming().iterations === Infinity)`

/** The violations that axe finds. Legacy mode works in the page itself, four times faster. */
export async function axeFinds(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
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
