import { type ComponentType, lazy } from 'react'

type Part<Props> = { default: ComponentType<Props> }

const AGAIN_MS = 1_000

/** What the network could not bring is asked for again, less and less often: a page does not fall for one of its parts. */
export const fetchWithRetry = <Props>(
  fetchPart: () => Promise<Part<Props>>,
  waitMs = AGAIN_MS,
): Promise<Part<Props>> =>
  fetchPart().catch(() =>
    new Promise((waited) => setTimeout(waited, waitMs)).then(() =>
      fetchWithRetry(fetchPart, waitMs * 2),
    ),
  )

/** A part of a page that is fetched when it is first drawn. */
export const lazyWithRetry = <Props extends object>(fetchPart: () => Promise<Part<Props>>) =>
  lazy(() => fetchWithRetry(fetchPart))
