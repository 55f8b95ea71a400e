import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { holdScripts } from './first-visit/after-paint.ts'

// The server must set the very same context objects that this bundle reads.
export { apiContext } from './session/api.ts'
export { shopContext } from './session/shop-context.ts'

const LIMIT_MS = 5_000

/** In development Vite fetches each source by itself. */
const draw = import.meta.env.PROD ? holdScripts : (page: string) => page

/**
 * Renders the whole page before sending any of it: the status, the cache and the script hashes
 * depend on all of it.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = status
    const chunks: Buffer[] = []
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(draw(Buffer.concat(chunks).toString()), { status: answered, headers }))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        // React must write every part in its place: the page is also read without JavaScript
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(whole),
        onShellError: (error) => {
          clearTimeout(timer)
          reject(error)
        },
        onError: (error) => {
          answered = 500
          console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, LIMIT_MS)
  })
}

/** Logs failures of rendering; an address that does not exist is not a failure. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const missing = isRouteErrorResponse(error) && error.status < 500
  if (!missing && !request.signal.aborted) console.error(error)
}
