import { callAddresses } from 'virtual:office-call-addresses'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { cookieClient } from '../../client/cookie-client.ts'

/** Longer than the slowest answer, such as the preview of a large file. */
const ANSWER_MS = 120_000

export const api = cookieClient<OfficeCalls>('/office/api', callAddresses, ANSWER_MS)
