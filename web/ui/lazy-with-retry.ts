import { type ComponentType, lazy } from 'react'

type Part<Props> = { default: ComponentType<Props> }

const FIRST_RETRY_MS = 1_000

/**
 * Retries until the part is fetched, doubling the wait: one missing part must not break the page.
 */
export const fetchWithRetry = <Props>(
  fetchPart: () => Promise<Part<Props>>,
  waitMs = FIRST_RETRY_MS,
): Promise<Part<Props>> =>
  fetchPart().catch(() =>
    new Promise((waited) => setTimeout(waited, waitMs)).then(() =>
      fetchWithRetry(fetchPart, waitMs * 2),
    ),
  )

/** A part of a page that is fetched when it is first rendered. */
export const lazyWithRetry = <Props extends object>(fetchPart: () => Promise<Part<Props>>) =>
  lazy(() => fetchWithRetry(fetchPart))
