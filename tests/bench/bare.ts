import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'

const copiedHeaders = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary']

/** A bare Fastify process with the shop's answer at this address, byte for byte. */
export async function bareFastify(address: string, headers: Record<string, string>) {
  const answer = await new Promise<{ headers: Record<string, string>; body: string }>(
    (resolve, reject) => {
      get(address, { headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const headers = copiedHeaders.flatMap((name) => {
            const value = response.headers[name]
            return value === undefined ? [] : [[name, String(value)] as const]
          })
          resolve({
            headers: Object.fromEntries(headers),
            body: Buffer.concat(parts).toString('base64'),
          })
        })
      }).on('error', reject)
    },
  )
  const child = fork(fileURLToPath(new URL('bare-fastify.ts', import.meta.url)))
  child.send(answer)
  const [origin] = (await once(child, 'message')) as [string]
  return {
    origin,
    pid: child.pid!,
    bytes: Buffer.from(answer.body, 'base64').length,
    stop: () => child.kill(),
  }
}
