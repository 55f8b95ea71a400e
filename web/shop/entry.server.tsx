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
import { earlyInputScript } from './first-visit/early-input.ts'
import { readerScript } from './first-visit/reader.ts'
import { PageStartContext, pageStartOf, startPageScript } from './first-visit/start-page.ts'
import { scriptData } from './page/server-script.tsx'

// The server must set the very same context objects that this bundle reads.
export { apiContext } from './session/api.ts'
export { shopContext } from './session/shop-context.ts'

/** Where the server hears of failures. */
export const reportContext = createContext<(error: unknown) => void>()

/** All scripts that stand in a page; its content policy allows no others. */
export const inlineScripts = [readerScript, earlyInputScript, startPageScript]

const LIMIT_MS = 5_000

/** In development React Router writes scripts of its own, for Vite. */
async function elementOf(context: EntryContext, url: string) {
  if (!import.meta.env.PROD) return <ServerRouter context={context} url={url} />
  const { serverHandoffStream, ...router } = context
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  return (
    <PageStartContext value={scriptData(pageStartOf(context, data))}>
      <ServerRouter context={router} url={url} />
    </PageStartContext>
  )
}

/** Renders the whole page before sending any of it: the status and the cache depend on all of it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  let answered = status
  const ready = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(await elementOf(context, request.url), {
    // React must write every part in its place: the page is also read without JavaScript
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: ready.resolve,
    onShellError: ready.reject,
    onError: (error) => {
      answered = 500
      given.get(reportContext)(error)
    },
  })
  const timer = setTimeout(abort, LIMIT_MS)
  await ready.promise.finally(() => clearTimeout(timer))
  const page = await text(pipe(new PassThrough()))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status: answered, headers })
}

/** Logs failures of rendering; an address that does not exist is not a failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const missing = isRouteErrorResponse(error) && error.status < 500
  if (!missing && !request.signal.aborted) context.get(reportContext)(error)
}
