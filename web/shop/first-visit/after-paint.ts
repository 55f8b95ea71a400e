/** Holds React Router's scripts back, which the browser would fetch before the first paint. */
export const holdScripts = (page: string) =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
    .replace('<script type="module" async="">', '<script type="held">')

/**
 * Fetches and runs the held scripts. Written into the page as source text, so it may use nothing
 * outside itself. A hidden page never paints.
 */
async function startAfterPaint() {
  if (!document.hidden)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held]'))
    link.rel = 'modulepreload'
  const text = document.querySelector<HTMLScriptElement>('script[type=held]')?.text ?? ''
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }))
}

/** The last script of the page; the browser's own bundle does not need its text. */
export const afterPaintScript = import.meta.env.SSR ? `(${startAfterPaint.toString()})()` : ''
