import { type ComponentType, lazy } from 'react'

type Part<Props> = { default: ComponentType<Props> }

const FIRST_RETRY_MS = 1_000

/** What is missing, as browsers name it that never ask for one address twice in a page. */
const missingFile = (failure: unknown): string | undefined =>
  failure instanceof TypeError ? /https?:\S+/.exec(failure.message)?.[0] : undefined

const fetchAgain = <Props>(file: string): Promise<Part<Props>> =>
  import(/* @vite-ignore */ `${file}${file.includes('?') ? '&' : '?'}again`)

/**
 * Retries until the part is fetched, doubling the wait: one missing part must not break the page.
 */
export const fetchWithRetry = <Props>(
  fetchPart: () => Promise<Part<Props>>,
  waitMs = FIRST_RETRY_MS,
): Promise<Part<Props>> =>
  fetchPart().catch((failure: unknown) => {
    const file = missingFile(failure)
    const retry = file === undefined ? fetchPart : () => fetchAgain<Props>(file)
    return new Promise((waited) => setTimeout(waited, waitMs)).then(() =>
      fetchWithRetry(retry, waitMs * 2),
    )
  })

/** A part of a page that is fetched when it is first rendered. */
export const lazyWithRetry = <Props extends object>(fetchPart: () => Promise<Part<Props>>) =>
  lazy(() => fetchWithRetry(fetchPart))
