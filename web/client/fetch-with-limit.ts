/** A picture goes slowly where the network is weak. */
const SLOWEST_BYTES_PER_MS = 5

const sendingMs = (body: RequestInit['body']): number =>
  typeof body === 'string' ? body.length / SLOWEST_BYTES_PER_MS : 0

/**
 * A network that has stalled answers nothing for minutes, and a browser waits for it; here the call
 * fails, so that its button can be pressed again. A call with a limit of its own has that one.
 */
export const fetchWithLimit =
  (answerMs: number) =>
  (address: string, request: RequestInit): Promise<Response> => {
    const limit = () => AbortSignal.timeout(answerMs + sendingMs(request.body))
    return fetch(address, { ...request, signal: request.signal ?? limit() })
  }
