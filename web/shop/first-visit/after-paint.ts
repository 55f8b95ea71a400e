/** Defers the scripts of React Router, which the browser would fetch before the first paint. */
export const deferScripts = (page: string) =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace('<script type="module" async="">', '<script type="deferred">')

/**
 * Fetches and runs the deferred scripts. Written into the page as source text, so it uses nothing
 * outside itself. A hidden page never paints.
 */
async function startAfterPaint() {
  if (!document.hidden)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]'))
    link.rel = 'modulepreload'
  const text = document.querySelector<HTMLScriptElement>('script[type=deferred]')?.text ?? ''
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }))
}

/** The last script of the page; the browser's own bundle does not need its text. */
export const afterPaintScript = import.meta.env.SSR ? `(${startAfterPaint.toString()})()` : ''
