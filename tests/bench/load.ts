import autocannon from 'autocannon'

export type Load = {
  origin: string
  /** A fresh address for every request; the same again and again where memory is measured. */
  path: () => string
  headers?: Record<string, string>
  clients: number
  seconds: number
}

export type Measured = { perSecond: number; p50: number; p95: number; p99: number; failed: number }

/** Sends requests for some seconds over connections kept open, each client one after the other. */
export async function load({ origin, path, headers = {}, clients, seconds }: Load): Promise<Measured> {
  const times: number[] = []
  let failed = 0
  const { duration, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections: clients,
        duration: seconds,
        headers,
        requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds)
      if (status !== 200) failed += 1
    })
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { perSecond: times.length / duration, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed: failed + errors }
}
