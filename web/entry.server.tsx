import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { orderFetching } from './order-of-fetching.ts'

// The server must set the very same context objects that this bundle reads.
export { apiContext } from './client/api.ts'
export { shopContext } from './client/shop-context.ts'

const LIMIT_MS = 5_000

/** Renders a page whole before the first byte, so that its status is right and it can be cached and signed by hashes. */
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
        resolve(
          new Response(orderFetching(Buffer.concat(chunks).toString()), {
            status: answered,
            headers,
          }),
        )
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        // every part stands in its place: a page is read without JavaScript, too
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

/** What broke while rendering is ours to know; an address that does not exist is not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const missing = isRouteErrorResponse(error) && error.status < 500
  if (!missing && !request.signal.aborted) console.error(error)
}
