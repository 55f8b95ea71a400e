import { callAddresses } from 'virtual:driver-call-addresses'
import type { DriverCalls } from '../../contract/driver/calls.ts'
import { cookieClient } from '../client/cookie-client.ts'

export const api = cookieClient<DriverCalls>('/driver/api', callAddresses)
