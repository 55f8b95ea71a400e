import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until this has the focus; answers how many presses it took. */
export async function tabTo(page: Page, wanted: Locator, most = 120): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return presses
  }
  throw new Error(`not reached by ${most} presses of Tab: ${wanted.toString()}`)
}

const TOAST_GONE_MS = 15_000

/** The same, and whatever has the focus on the way there is seen to have it. */
export async function walkTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    const [hidden, isThere] = await Promise.all([
      hiddenFocus(page),
      wanted.and(page.locator(':focus')).count(),
    ])
    // a sheet may still be on its way in, and a toast that matters lies for ten seconds over what is under it
    if (hidden !== null)
      await expect
        .poll(() => hiddenFocus(page), { message: page.url(), timeout: TOAST_GONE_MS })
        .toBeNull()
    expect(await ringless(page), page.url()).toBeNull()
    if (isThere > 0) return
  }
  throw new Error(`not reached by ${most} presses of Tab: ${wanted.toString()}`)
}

const MOST_OPTIONS = 80

/** Where the skip link leads: past the header, which has a journey of its own. */
export const skipHeader = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.setAttribute('tabindex', '-1')
    heading.focus()
  })

/** Goes to a list and down it until this is chosen. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await walkTo(page, field)
  const chosen = () =>
    field.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.textContent)
  for (let presses = 0; presses < MOST_OPTIONS && (await chosen()) !== option; presses += 1)
    await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(option)
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field)
  await page.keyboard.type(text)
}

/** What stands out of the window at its side, and in nothing that could be moved to it. */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, left, width, height } = element.getBoundingClientRect()
        if (width <= 1 || height <= 1 || right <= edge + 1 || left >= edge + width) return false
        return (
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !scrolls(element.parentElement)
        )
      })
      .map(
        (element) =>
          `${element.tagName}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 25)}`,
      )
      .slice(0, 8)
  })

/** What has the focus and cannot be seen: covered by what sticks to the window. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // a box that is drawn by its label is seen by its label
    const shown = focused.matches('.vh, input[type=radio], input[type=checkbox]')
      ? (focused.closest('label') ?? focused)
      : focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const
    const isSeen = points.some(([across, down]) => {
      const at = document.elementFromPoint(left + width * across, top + height * down)
      return at !== null && (shown.contains(at) || at.contains(shown))
    })
    const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('aria-label') || focused.id}`
    return isSeen ? null : `covered: ${name}`
  })

/** What has the focus and no ring around it. */
const ringless = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const shown = focused.closest('label') ?? focused
    const ringed = [
      focused,
      shown,
      shown.parentElement,
      shown.parentElement?.parentElement,
      focused.nextElementSibling,
    ]
    const hasRing = ringed.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    return hasRing ? null : `without a ring: ${focused.outerHTML.slice(0, 80)}`
  })

/** Controls that a screen reader could not name. */
export async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:button|link|textbox|combobox|checkbox|radio|spinbutton|switch|img|dialog)(?: \[[^\]]*\])*:?\s*$/.test(
        line,
      ),
    )
}

export async function expectFocusSeen(page: Page, presses: number) {
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await hiddenFocus(page), `${page.url()} after ${pressed + 1} presses`).toBeNull()
  }
}
