import { callAddresses } from 'virtual:office-call-addresses'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { cookieClient } from '../../client/cookie-client.ts'

export const api = cookieClient<OfficeCalls>('/office/api', callAddresses)
