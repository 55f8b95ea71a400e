import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { driverCashCalls } from './cash.ts'
import { driverDayCalls } from './day.ts'
import { eventFileCalls } from './event-files.ts'
import { eventCalls } from './events.ts'
import { driverLoadingCalls } from './loading.ts'
import { driverTransferCalls } from './transfers.ts'
import { Done, filledText, Id, PasswordText } from '../shared/scalars.ts'

const DriverSession = z
  .object({
    driver: z.object({ id: Id, name: z.string() }),
    device: z.object({ id: Id, name: z.string() }),
  })
  .meta({ id: 'DriverSession' })

/** The public half of the phone's key: ECDSA P-256, SPKI in base64url. */
const PublicKey = z.string().regex(/^[\w-]{100,200}$/, 'invalid')
const Pin = z.string().regex(/^\d{6}$/, 'pin')

const Bound = z.object({ deviceId: Id, name: z.string() }).meta({ id: 'BoundDevice' })

/** Every call of the driver's phone, by name. */
export const driverCalls = callTable({
  readDriverSession: {
    method: 'GET',
    path: '/session',
    summary: 'The driver who is signed in, and the phone',
    audience: 'driver',
    answer: DriverSession,
  },
  readDoor: {
    method: 'GET',
    path: '/door',
    summary: 'How a browser can become a phone here',
    audience: 'anyone',
    answer: z.object({ bindsByPassword: z.boolean() }),
  },
  readDeviceLink: {
    method: 'POST',
    path: '/device-link',
    summary: 'Whom the QR code of a phone is for',
    audience: 'anyone',
    body: z.object({ token: filledText(100) }),
    answer: z.object({ name: z.string(), expiresAt: z.iso.datetime() }),
    refusals: ['link_invalid'],
  },
  bindDevice: {
    method: 'POST',
    path: '/devices',
    summary: 'Binds the phone by its QR code, once, and signs in',
    audience: 'anyone',
    body: z.object({
      token: filledText(100),
      deviceName: filledText(60),
      publicKey: PublicKey,
      pin: Pin,
    }),
    answer: Bound,
    refusals: ['link_invalid'],
  },
  bindDeviceByPassword: {
    method: 'POST',
    path: '/devices/by-password',
    summary: 'Outside production: binds this browser by a password, with the PIN 000000',
    audience: 'anyone',
    body: z.object({
      login: filledText(254),
      password: PasswordText,
      deviceName: filledText(60),
      publicKey: PublicKey,
    }),
    answer: Bound,
    refusals: ['invalid_credentials', 'not_found'],
  },
  startUnlock: {
    method: 'POST',
    path: '/unlock-request',
    summary: 'A text for the phone to sign',
    audience: 'anyone',
    body: z.object({ deviceId: Id }),
    answer: z.object({ challenge: z.string() }),
  },
  unlock: {
    method: 'POST',
    path: '/unlock',
    summary: 'Opens the phone by its PIN and its key',
    audience: 'anyone',
    body: z.object({
      deviceId: Id,
      challenge: filledText(300),
      /** Over the challenge, as WebCrypto makes it, in base64url. */
      signature: z.string().regex(/^[\w-]{80,100}$/, 'invalid'),
      pin: Pin,
    }),
    answer: DriverSession,
    refusals: ['pin_wrong', 'device_unknown'],
  },
  leaveDevice: {
    method: 'DELETE',
    path: '/session',
    summary: 'Ends the session; the phone stays bound',
    audience: 'driver',
    answer: Done,
  },
  ...driverDayCalls,
  ...eventCalls,
  ...eventFileCalls,
  ...driverLoadingCalls,
  ...driverTransferCalls,
  ...driverCashCalls,
})

export type DriverCalls = typeof driverCalls
