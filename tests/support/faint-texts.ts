import type { Page } from '@playwright/test'

export type Faint = { text: string; ratio: number }

/** Texts in sight that are fainter than the ratio, as the page paints them. */
export const faintTexts = (page: Page, ratio: number): Promise<Faint[]> =>
  page.evaluate((least) => {
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = ([red = 0, green = 0, blue = 0]: number[]) => {
      const [r, g, b] = [red, green, blue].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number]
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255]
      const parts = partsOf(getComputedStyle(element).backgroundColor)
      return parts[3] === 0 ? groundOf(element.parentElement) : parts
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faint: { text: string; ratio: number }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement!
      if (text === '' || !element.checkVisibility() || element.closest('script, style, .vh'))
        continue
      const ink = light(partsOf(getComputedStyle(element).color))
      const ground = light(groundOf(element))
      const found = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
      if (found < least) faint.push({ text, ratio: Math.round(found * 100) / 100 })
    }
    return faint
  }, ratio)
