import { type ComponentType, lazy } from 'react'

type Part<Props> = { default: ComponentType<Props> }

const FIRST_RETRY_MS = 1_000

/** Asks for this sheet, and any that never came, at an address that is new to the browser. */
const fetchSheets = (file: string) =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ href, sheet }) => href === file || sheet === null)
      .map(
        (link) =>
          new Promise((resolve, reject) => {
            link.addEventListener('load', resolve)
            link.addEventListener('error', () => reject(new Error(link.href)))
            link.href += '?'
          }),
      ),
  )

/** Some browsers ask for an address that failed no more in a page; they name it: `x.js?` is new. */
function tryAgain<Props>(failure: unknown, fetchPart: () => Promise<Part<Props>>) {
  const file = /https?:\S+/.exec(String(failure))?.[0]
  if (file === undefined) return fetchPart
  if (/\.css\?*$/.test(file)) return () => fetchSheets(file).then(fetchPart)
  return (): Promise<Part<Props>> => import(/* @vite-ignore */ `${file}?`)
}

/** A network that is back ends the wait: a press without one must not wait for minutes then. */
const untilOnline = (waitMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, waitMs)
    addEventListener('online', resolve, { once: true })
  })

/**
 * Retries until the part is fetched, doubling the wait: one missing part must not break the page.
 */
export const fetchWithRetry = <Props>(
  fetchPart: () => Promise<Part<Props>>,
  waitMs = FIRST_RETRY_MS,
): Promise<Part<Props>> =>
  fetchPart().catch((failure: unknown) =>
    untilOnline(waitMs).then(() => fetchWithRetry(tryAgain(failure, fetchPart), waitMs * 2)),
  )

/** A part of a page that is fetched when it is first rendered. */
export const lazyWithRetry = <Props extends object>(fetchPart: () => Promise<Part<Props>>) =>
  lazy(() => fetchWithRetry(fetchPart))
