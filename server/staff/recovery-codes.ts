import { randomBytes } from 'node:crypto'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { tokenHash } from '../platform/token.ts'
import { findFactors, replaceRecoveryCodes } from './factor-store.ts'
import { requireFreshFactor } from './permit.ts'
import { base32 } from './totp.ts'

const COUNT = 10
const BYTES = 10

export const hashOfCode = (code: string): Buffer =>
  tokenHash(code.replace(/[\s-]/g, '').toUpperCase())

/** Ten codes of 80 bits, shown once; the earlier ones stop working. */
async function replaceCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)))
  await replaceRecoveryCodes(tx, staffId, codes.map(hashOfCode))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** The first factor of a person comes with codes; a further one leaves them as they are. */
export async function codesForFirstFactor(tx: Tx, staffId: number): Promise<string[]> {
  const { recoveryCodes } = await findFactors(tx, staffId)
  return recoveryCodes > 0 ? [] : replaceCodes(tx, staffId)
}

export async function renewRecoveryCodes(
  app: App,
  tx: Tx,
  by: Actor,
): Promise<Outcome<{ recoveryCodes: string[] }, Refusal>> {
  const fresh = await requireFreshFactor(app, tx, by)
  if (!fresh.ok) return fresh
  const recoveryCodes = await replaceCodes(tx, by.id!)
  await audit(app, tx, by, { action: 'staff.recovery_codes_renewed', kept: 'books' })
  return done({ recoveryCodes })
}
