import { callAddresses } from 'virtual:driver-call-addresses'
import type { DriverCalls } from '../../contract/driver/calls.ts'
import { cookieClient } from '../client/cookie-client.ts'

/** Longer than the slowest answer, and as long as a driver may wait at a door. */
const ANSWER_MS = 30_000

export const api = cookieClient<DriverCalls>('/driver/api', callAddresses, ANSWER_MS)
