import { expect, type Page } from '@playwright/test'

const runs = `Object.keys(document.querySelector('main') ?? {})
  .some((key) => key.startsWith('__reactFiber'))`

const until = (page: Page, condition: string): Promise<void> =>
  expect.poll(() => page.evaluate(condition).catch(() => false), { intervals: [25, 50] }).toBe(true)

/** Waits until React runs the page. */
export const awake = (page: Page) => until(page, runs)

/** Waits until React runs the page and no skeleton is left in it. */
export const settled = (page: Page) =>
  until(page, `${runs} && document.querySelector('.sk-wait') === null`)
