import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { deferScripts } from './first-visit/after-paint.ts'

// The server must set the very same context objects that this bundle reads.
export { apiContext } from './session/api.ts'
export { shopContext } from './session/shop-context.ts'

/** Where the server hears of failures. */
export const reportContext = createContext<(error: unknown) => void>()

const LIMIT_MS = 5_000

/** In development Vite fetches each source by itself. */
const draw = import.meta.env.PROD ? deferScripts : (page: string) => page

/**
 * Renders the whole page before sending any of it: the status, the cache and the script hashes
 * depend on all of it.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  let answered = status
  const ready = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // React must write every part in its place: the page is also read without JavaScript
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: ready.resolve,
      onShellError: ready.reject,
      onError: (error) => {
        answered = 500
        given.get(reportContext)(error)
      },
    },
  )
  const timer = setTimeout(abort, LIMIT_MS)
  await ready.promise.finally(() => clearTimeout(timer))
  const page = await text(pipe(new PassThrough()))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(draw(page), { status: answered, headers })
}

/** Logs failures of rendering; an address that does not exist is not a failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const missing = isRouteErrorResponse(error) && error.status < 500
  if (!missing && !request.signal.aborted) context.get(reportContext)(error)
}
