// The memory of the driver's phone in a browser, without its screens: tests bundle this file.
import { api } from '../api.ts'
import { newKeys, publicKeyOf, saveDevice } from '../device-key.ts'
import { events, readDay, readScreen, recordEvent } from './memory.ts'
import { sync } from './sync.ts'
import { countUnsent } from './wipe.ts'

async function bind(login: string, password: string): Promise<void> {
  const keys = await newKeys()
  const publicKey = await publicKeyOf(keys)
  const { deviceId } = await api.bindDeviceByPassword({
    body: { login, password, deviceName: 'Telefons', publicKey },
  })
  await saveDevice({ deviceId, keys })
}

Object.assign(globalThis, {
  phone: {
    bind,
    takeOver: () => api.takeDriverDay(),
    recordEvent,
    events,
    readDay,
    readScreen,
    sync,
    countUnsent,
  },
})
