import { createContext, useContext } from 'react'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Right } from '../../../domain/staff/rights.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { api } from './api.ts'

export type Session = Answer<OfficeCalls['readOfficeSession']>

/** The person who is signed in; null when the password or the second step is due. */
export async function readSession(): Promise<Session | null> {
  try {
    return await api.readOfficeSession()
  } catch (failure) {
    if (isRefusedWith(failure, 'not_signed_in')) return null
    throw failure
  }
}

type SessionContext = { session: Session; reload: () => void }

export const SessionContext = createContext<SessionContext | undefined>(undefined)

/** Of pages behind the sign-in. */
export const useSession = () => useContext(SessionContext)!

export const useMay = (right: Right): boolean => right in useSession().session.rights
