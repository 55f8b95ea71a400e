import http from 'node:http'
import https from 'node:https'

export type Limits = { connectMs: number; answerMs: number }

export type HttpAnswer = { status: number; body: string }

const MAX_BYTES = 1_000_000
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 32 }),
}

/** `fetch` has no separate timeout for connecting. */
export function httpRequest(
  method: 'GET' | 'POST',
  address: string,
  { headers, body, limits }: { headers: Record<string, string>; body?: string; limits: Limits },
): Promise<HttpAnswer> {
  const url = new URL(address)
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(url, {
      method,
      headers,
      agent: agents[protocol],
    })
    const abort = (reason: string) => request.destroy(new Error(reason))
    const answerTimer = setTimeout(abort, limits.answerMs, 'no answer in time')
    let connectTimer: NodeJS.Timeout | undefined
    request.on('socket', (socket) => {
      if (!socket.connecting) return
      connectTimer = setTimeout(abort, limits.connectMs, 'no connection in time')
      socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () =>
        clearTimeout(connectTimer),
      )
    })
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > MAX_BYTES) abort('the answer is too long')
        else parts.push(part)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.on('close', () => {
      clearTimeout(answerTimer)
      clearTimeout(connectTimer)
      // A truncated answer fires neither `end` nor `error`.
      reject(new Error('the connection was closed'))
    })
    request.end(body)
  })
}
