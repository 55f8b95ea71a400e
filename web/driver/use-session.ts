import { callAddresses } from 'virtual:driver-call-addresses'
import type { Answer } from '../../contract/shared/call.ts'
import type { DriverCalls } from '../../contract/driver/calls.ts'
import { cookieClient } from '../client/cookie-client.ts'
import { isRefusedWith } from '../client/refusals.ts'
import { useLoaded } from '../client/use-loaded.ts'

export const api = cookieClient<DriverCalls>('/driver/api', callAddresses)

type Session = Answer<DriverCalls['readDriverSession']>

async function readSession(): Promise<Session | null> {
  try {
    return await api.readDriverSession()
  } catch (failure) {
    if (isRefusedWith(failure, 'not_signed_in')) return null
    throw failure
  }
}

/** The person who is signed in here; null when no one is. */
export const useSession = () => useLoaded('session', readSession)
