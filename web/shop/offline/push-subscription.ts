import { api } from '../session/api.ts'

export const canTakePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the browser and tells the shop; undefined when the person has not allowed messages. */
export async function subscribeToPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { registerWorker } = await import('./register-worker.ts')
  const worker = await registerWorker()
  await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return (
    await api.addPushDevice({ body: { endpoint, keys: { p256dh, auth }, name: nameOfDevice() } })
  ).data
}

/** "Android, Chrome": enough for a person to tell their devices apart. */
function nameOfDevice(): string {
  const { userAgent } = navigator
  const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux']
  const system = systems.find((name) => userAgent.includes(name)) ?? ''
  const browsers: [string, string][] = [
    ['Edg/', 'Edge'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ]
  const browser = browsers.find(([sign]) => userAgent.includes(sign))?.[1] ?? ''
  return [system, browser].filter((part) => part !== '').join(', ')
}
