import { expect, type Locator, type Page } from '@playwright/test'

const runs = `Object.keys(document.querySelector('main') ?? {})
  .some((key) => key.startsWith('__reactFiber'))`

const intervals = [25, 50]

const until = (page: Page, condition: string): Promise<void> =>
  expect.poll(() => page.evaluate(condition).catch(() => false), { intervals }).toBe(true)

/** Waits until React runs the page. */
export const awake = (page: Page) => until(page, runs)

/** The same for one link: of a part that is not awake yet, it asks the server for a whole page. */
export const awakeLink = (link: Locator): Promise<void> =>
  expect
    .poll(() => link.evaluate((node) => Object.keys(node).join()), { intervals })
    .toContain('__reactFiber')

/** Waits until React runs the page and no skeleton is left in it. */
export const settled = (page: Page) =>
  until(page, `${runs} && document.querySelector('.sk-wait') === null`)
