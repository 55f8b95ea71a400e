import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { CallRefused } from '../../contract/http-client.ts'
import { api, type Api, apiContext } from './api.ts'

type Asked = { api: Api; params: Record<string, string | undefined>; url: URL }

/** What a public page needs, read the same way on the server and in the browser. */
export type PageLoad<Loaded> = (asked: Asked) => Promise<Loaded>

/** A record that is not there makes the page a real 404, on the server too. */
async function orNotFound<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (refused) {
    if (refused instanceof CallRefused && (refused.status === 404 || refused.status === 422)) {
      // oxlint-disable-next-line no-throw-literal -- a router's way to answer with a status
      throw new Response(null, { status: 404 })
    }
    throw refused
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
