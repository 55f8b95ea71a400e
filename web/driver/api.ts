import { callAddresses } from 'virtual:driver-call-addresses'
import type { DriverCalls } from '../../contract/driver/calls.ts'
import { cookieClient } from '../client/cookie-client.ts'
import { fetchWithLimit } from '../client/fetch-with-limit.ts'

export const api = cookieClient<DriverCalls>('/driver/api', callAddresses, fetchWithLimit)
