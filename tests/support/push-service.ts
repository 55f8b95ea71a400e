import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  path: string
  /** What the browser's worker reads. */
  message: { title: string; body: string; url: string; tag: string }
  /** The claims of the sender's token (RFC 8292), whose signature was right. */
  claims: { aud: string; exp: number; sub: string }
  ttl: string | undefined
}

const url64 = (bytes: Buffer) => bytes.toString('base64url')
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/**
 * A push service that speaks RFC 8030, and the browsers behind it, which open what was encrypted
 * for them (RFC 8291, 8188). A path that is told to be gone answers with that status.
 */
export async function pushService() {
  const received: Received[] = []
  const gone = new Map<string, number>()
  const browsers = new Map<string, ReturnType<typeof browser>>()
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? ''
      const status = gone.get(path)
      const known = browsers.get(path)
      if (status !== undefined || !known) return response.writeHead(status ?? 404).end()
      const claims = claimsOf(request.headers.authorization ?? '')
      const message = JSON.parse(known.open(body).toString()) as Received['message']
      received.push({ path, message, claims, ttl: request.headers.ttl as string | undefined })
      return response.writeHead(201, { location: `${path}/message` }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    received,
    /** The subscription of one more browser, as `PushManager` gives it. */
    subscribe(path: string) {
      const own = browser()
      browsers.set(path, own)
      return { endpoint: origin + path, keys: own.keys }
    },
    answerFrom: (path: string, status: number) => void gone.set(path, status),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function browser() {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: url64(own), auth: url64(auth) },
    open(body: Buffer): Buffer {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2))
    },
  }
}

/** `vapid t=TOKEN, k=KEY`: the token is signed by the key that it comes with. */
function claimsOf(authorization: string): Received['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: url64(point.subarray(1, 33)), y: url64(point.subarray(33)) },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the sender is not who it says')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims']
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
