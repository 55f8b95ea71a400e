import { createObserved, type Observed } from '../../client/observed.ts'

/** What is in sight although the network is missing, and when it was read, in milliseconds. */
type ShownSince = ReadonlyMap<string, number>

/** The user, the cart and what is coming: parts of every page. */
export const storesSince = createObserved<ShownSince>(new Map())

/** By the path of the page that it was read for, without the language. */
export const pagesSince = createObserved<ShownSince>(new Map())

export const markShown = (since: Observed<ShownSince>, name: string, at: number): void =>
  since.set(new Map(since.read()).set(name, Math.min(at, since.read().get(name) ?? at)))

export function unmarkShown(since: Observed<ShownSince>, name: string): void {
  const rest = new Map(since.read())
  if (rest.delete(name)) since.set(rest)
}
