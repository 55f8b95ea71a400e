import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '../../contract/shared/passkeys.ts'

/** The browser asks its person; undefined when they change their mind. */
export async function createPasskey(creation: PasskeyCreation): Promise<NewPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    creation as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return (made as PublicKeyCredential | null)?.toJSON() as NewPasskey | undefined
}

export async function showPasskey(request: PasskeyRequest): Promise<PasskeyAnswer | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    request as PublicKeyCredentialRequestOptionsJSON,
  )
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return (shown as PublicKeyCredential | null)?.toJSON() as PasskeyAnswer | undefined
}

/** An older browser knows passkeys but not their JSON. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
