import type { Answer, Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'

type Creation = Answer<OfficeCalls['startPasskey']>
type Request = Answer<OfficeCalls['requestPasskey']>
type NewPasskey = Input<OfficeCalls['addPasskey']>['body']['passkey']
type PasskeyAnswer = Input<OfficeCalls['confirmByPasskey']>['body']['answer']

/** The browser asks its person; undefined when they change their mind. */
export async function createPasskey(creation: Creation): Promise<NewPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    creation as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return (made as PublicKeyCredential | null)?.toJSON() as NewPasskey | undefined
}

export async function showPasskey(request: Request): Promise<PasskeyAnswer | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    request as PublicKeyCredentialRequestOptionsJSON,
  )
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return (shown as PublicKeyCredential | null)?.toJSON() as PasskeyAnswer | undefined
}
