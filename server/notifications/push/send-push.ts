import webPush from 'web-push'
import type { Config } from '../../config.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { PushKeys } from './push-keys.ts'
import { deleteDevice, findDevices, type PushDevice } from './push-store.ts'

/** What the shop's worker shows (`web/shop/shop-worker.js`); the same tag replaces a message. */
export type PushMessage = { title: string; body: string; url: string; tag: string }

declare module '../../app-context.ts' {
  interface App {
    /** None in production without keys. */
    pushKeys: PushKeys | undefined
  }
}

const ANSWER_MS = 10_000
const DAY_SECONDS = 86_400

/** The services of the browsers that exist; others are refused, and our own network most of all. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]

/** Whether a browser may name this address as its push service. */
export function isPushService(endpoint: string, { production }: Config): boolean {
  const { protocol, hostname, port } = new URL(endpoint)
  if (!production && hostname === '127.0.0.1') return true
  return protocol === 'https:' && port === '' && services.some((name) => name.test(hostname))
}

/**
 * Sends a message to all devices of a customer; returns how many took it. A device whose service
 * no longer knows it is deleted.
 */
export async function sendPush(
  app: AppWithDb,
  customerId: number,
  message: PushMessage,
): Promise<number> {
  const { pushKeys } = app
  if (!pushKeys) return 0
  const devices = await findDevices(app.db, customerId)
  const sent = await Promise.all(
    devices.map(async (device) => {
      const status = await post(app, pushKeys, device, message)
      if (status === 404 || status === 410)
        await deleteDevice(app.db, { customerId, id: device.id })
      return status >= 200 && status < 300
    }),
  )
  return sent.filter(Boolean).length
}

/** Whom a push service writes to about our messages. */
const senderOf = ({ MAIL_FROM: from }: Config) => `mailto:${/<(.+)>/.exec(from)?.[1] ?? from}`

/** The service's status; 0 without an answer. */
async function post(
  { config, log }: AppWithDb,
  keys: PushKeys,
  { id, endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
): Promise<number> {
  if (!isPushService(endpoint, config)) return 410
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: senderOf(config), ...keys },
      TTL: DAY_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
    },
  )
  const answer = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body),
  }).catch((err: unknown) => log.warn({ err, deviceId: id }, 'a push service did not answer'))
  if (answer && answer.status >= 400 && answer.status !== 404 && answer.status !== 410)
    log.warn({ status: answer.status, deviceId: id }, 'a push service refused a message')
  return answer?.status ?? 0
}
