import { callAddresses } from 'virtual:office-call-addresses'
import type { Answer } from '../../contract/shared/call.ts'
import type { OfficeCalls } from '../../contract/office/calls.ts'
import { cookieClient } from '../client/cookie-client.ts'
import { isRefusedWith } from '../client/refusals.ts'
import { useLoaded } from '../client/use-loaded.ts'

export const api = cookieClient<OfficeCalls>('/office/api', callAddresses)

type Session = Answer<OfficeCalls['readOfficeSession']>

async function readSession(): Promise<Session | null> {
  try {
    return await api.readOfficeSession()
  } catch (failure) {
    if (isRefusedWith(failure, 'not_signed_in')) return null
    throw failure
  }
}

/** The person who is signed in here; null when no one is. */
export const useSession = () => useLoaded('session', readSession)
