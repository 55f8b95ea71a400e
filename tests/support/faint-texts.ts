import type { Page } from '@playwright/test'

/** A text that is hard to read. */
type Faint = { text: string; ratio: number }

const measure = `(least) => {
  const partsOf = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (element) => {
    if (!element) return [255, 255, 255]
    const parts = partsOf(getComputedStyle(element).backgroundColor)
    return parts[3] === 0 ? groundOf(element.parentElement) : parts
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faint = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim()
    const element = node.parentElement
    if (text === '' || !element.checkVisibility() || element.closest('script, style, .vh')) continue
    const ink = light(partsOf(getComputedStyle(element).color))
    const ground = light(groundOf(element))
    const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    if (ratio < least) faint.push({ text, ratio: Math.round(ratio * 100) / 100 })
  }
  return faint
}`

/** Texts in sight that are fainter than the ratio, as the page paints them. */
export const faintTexts = (page: Page, ratio: number): Promise<Faint[]> =>
  page.evaluate(`(${measure})(${ratio})`)
