import { createPublicKey, verify } from 'node:crypto'
import type { SigningDevice } from '../../staff/signing-device.ts'

/** Whether the phone has signed the text, byte for byte; the signature in base64url. */
export const isSignedBy = (
  { publicKey }: SigningDevice,
  text: string,
  signature: string,
): boolean =>
  verify(
    'sha256',
    Buffer.from(text),
    {
      key: createPublicKey({ key: publicKey, format: 'der', type: 'spki' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
