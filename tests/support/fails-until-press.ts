import type { Page } from '@playwright/test'

/**
 * The call fails until something is pressed: however late a part of the page asks, its answer does
 * not come before the press. Call it before the page is opened.
 */
export async function failsUntilPress(page: Page, call: string): Promise<void> {
  await page.addInitScript(`addEventListener('click', () => (window.isPressed = true), true)`)
  await page.route(call, async (route) =>
    (await page.evaluate('window.isPressed === true')) ? route.continue() : route.abort(),
  )
}
