import type { Locator } from '@playwright/test'
import { qrText } from './qr-text.ts'

/** The text of a QR code that the kit has drawn: squares of one module, within a border of two. */
export async function shownQr(code: Locator): Promise<string> {
  const size = Number((await code.getAttribute('viewBox'))!.split(' ').at(-1)) - 4
  const path = (await code.locator('path').getAttribute('d'))!
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`))
  return qrText(
    Array.from({ length: size }, (_row, y) =>
      Array.from({ length: size }, (_column, x) => dark.has(`${x + 2},${y + 2}`)),
    ),
  )
}
