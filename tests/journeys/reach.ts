import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until this has the focus and returns the number of presses. */
export async function tabTo(page: Page, wanted: Locator, most = 120): Promise<number> {
  await wanted.first().waitFor({ state: 'attached' })
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return presses
  }
  throw new Error(`not reached by ${most} presses of Tab: ${wanted.toString()}`)
}

const TOAST_GONE_MS = 15_000

/** Also checks that each focus on the way is visible. */
export async function walkTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' })
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    const [hidden, unmarked, isThere] = await Promise.all([
      hiddenFocus(page),
      ringless(page),
      wanted.and(page.locator(':focus')).count(),
    ])
    // A sheet may still be sliding in, and an important toast covers things for ten seconds.
    if (hidden !== null)
      await expect
        .poll(() => hiddenFocus(page), { message: page.url(), timeout: TOAST_GONE_MS })
        .toBeNull()
    expect(unmarked, page.url()).toBeNull()
    if (isThere > 0) return
  }
  throw new Error(`not reached by ${most} presses of Tab: ${wanted.toString()}`)
}

const MOST_OPTIONS = 80

/** Skips the header, which has a journey of its own. */
export const skipHeader = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.setAttribute('tabindex', '-1')
    heading.focus()
  })

/** Walks to a list and down to this option. */
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

/** Elements beyond the side of the window that nothing can scroll to. */
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

/** Widens the lines, letters and words as WCAG 1.4.12 asks. */
export const widenText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const all = 'line-height: 1.5 !important; letter-spacing: 0.12em !important'
    sheet.replaceSync(
      `* { ${all}; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Enlarges the text alone, as a browser's setting does; WCAG 1.4.4 asks for 200 %. */
export const scaleText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/**
 * Texts that their box cuts off. A card shows two lines of a name, which the good's page shows
 * whole; a step of the checkout that is over shows only its number.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    const texts = 'main :is(a, button, label, h1, h2, h3, p, dt, dd, th, td)'
    const shortened = '.vh, dialog, .goods-card__name, .stages'
    return [...document.querySelectorAll(texts)]
      .filter(
        (element) =>
          element.clientWidth > 1 && element.closest(shortened) === null && isCut(element),
      )
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`)
  })

/** The focused element, if something covers it. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // A hidden box is visible by its label.
    const visible = focused.matches('.vh, input[type=radio], input[type=checkbox]')
      ? (focused.closest('label') ?? focused)
      : focused
    const { left, top, width, height } = visible.getBoundingClientRect()
    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const
    const isSeen = points.some(([across, down]) => {
      const at = document.elementFromPoint(left + width * across, top + height * down)
      return at !== null && (visible.contains(at) || at.contains(visible))
    })
    const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('aria-label') || focused.id}`
    return isSeen ? null : `covered: ${name}`
  })

/** The focused element, if it has no focus ring. */
const ringless = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const visible = focused.closest('label') ?? focused
    const ringed = [
      focused,
      visible,
      visible.parentElement,
      visible.parentElement?.parentElement,
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
