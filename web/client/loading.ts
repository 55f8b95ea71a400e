import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { api, type Api, apiContext } from './api.ts'

type Asked = { api: Api; params: Record<string, string | undefined>; url: URL }

/** What a public page needs, read the same way on the server and in the browser. */
export type PageLoad<Loaded> = (asked: Asked) => Promise<Loaded>

/** The status of a refused call; the server's client throws the class of its own bundle, so the class itself says nothing. */
const statusOf = (refused: unknown) =>
  refused instanceof Error && 'status' in refused ? refused.status : undefined

/** Whether the API knows no such record, or no such address could ever be of one. */
export const isMissing = (refused: unknown): boolean =>
  [404, 422].includes(Number(statusOf(refused)))

/** A router's way to answer with a status. */
export const notFound = () => new Response(null, { status: 404 })

/** A record that is not there makes the page a real 404, on the server too. */
async function orNotFound<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (refused) {
    throw isMissing(refused) ? notFound() : refused
  }
}

export const onServer =
  <Loaded>(load: PageLoad<Loaded>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> =>
    orNotFound(() => load({ api: context.get(apiContext), params, url: new URL(request.url) }))

export const inBrowser =
  <Loaded>(load: PageLoad<Loaded>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
    orNotFound(() => load({ api, params, url: new URL(request.url) }))
