import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pathWithoutLanguage } from '../../../domain/words/language-path.ts'
import { api, type Api, apiContext } from './api.ts'

type PageRequest = {
  api: Api
  /** The route's own path, such as `goods/:page`. */
  pattern: string
  params: Record<string, string | undefined>
  /** Without the language. */
  url: URL
}

/** Loads a public page's data, on the server as in the browser. */
export type PageLoad<Loaded> = (request: PageRequest) => Promise<Loaded>

/** Duck-typed: on the server the error's class comes from another bundle, so `instanceof` fails. */
const statusOf = (refused: unknown) =>
  refused instanceof Error && 'status' in refused ? refused.status : undefined

/** Whether the record does not exist (404) or its address could never be one (422). */
export const isMissing = (refused: unknown): boolean =>
  [404, 422].includes(Number(statusOf(refused)))

/** Thrown from a loader, it makes the router answer 404. */
export const notFound = () => new Response(null, { status: 404 })

/** The address of a navigation as the router's own `to` names it, without the language. */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const page = new URL(url)
  page.pathname = pathWithoutLanguage(page.pathname)
  return page
}

async function orNotFound<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (refused) {
    throw isMissing(refused) ? notFound() : refused
  }
}

export const onServer =
  <Loaded>(load: PageLoad<Loaded>) =>
  ({ context, params, pattern, request }: LoaderFunctionArgs): Promise<Loaded> =>
    orNotFound(() => load({ api: context.get(apiContext), params, pattern, url: pageUrl(request) }))

export const inBrowser =
  <Loaded>(load: PageLoad<Loaded>) =>
  ({ params, pattern, request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
    orNotFound(() => load({ api, params, pattern, url: pageUrl(request) }))
