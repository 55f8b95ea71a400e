import type { Actor } from '../../domain/actor.ts'
import type { UserFields } from '../../contract/shop/profile.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { insertConsent } from './consents.ts'
import { forgetSessionsOf } from './forget-sessions.ts'
import { personTypeOf, type Problems, readIdentity } from './person-fields.ts'
import { findCustomer, isReferenceKnown, type ProfileChange, updateProfile } from './store.ts'

type OptionalChange = { [Field in keyof ProfileChange]: ProfileChange[Field] | undefined }

type Changed = { isDoubtful: boolean }

/** Changes the fields that are sent. E-mail and password need more than a token. */
export async function changeProfile(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, fields }: { customerId: number; fields: UserFields },
): Promise<Outcome<Changed, Refusal>> {
  const before = await findCustomer(tx, customerId)
  const read = await readChange(tx, fields, before)
  if (!read.ok) return read
  const { change, isDoubtful } = read.value
  const changed = changedFields(change, before)
  if (changed.length === 0) return done({ isDoubtful })
  await updateProfile(tx, customerId, change)
  if (changed.includes('language')) await forgetSessionsOf(app, tx, customerId)
  if (changed.includes('newsletter'))
    await insertConsent(tx, customerId, 'newsletter', {
      granted: change.newsletter!,
      source: 'profile',
      at: app.clock.now(),
    })
  await audit(app, tx, by, {
    action: 'customers.profile_changed',
    customerId,
    details: { fields: changed },
  })
  return done({ isDoubtful })
}

async function readChange(
  tx: Tx,
  fields: UserFields,
  before: Awaited<ReturnType<typeof findCustomer>>,
) {
  const identity = readIdentity({
    personType: personTypeOf(fields) ?? before.personType,
    legalId: fields.legalid === undefined ? (before.legalId ?? '') : (fields.legalid ?? ''),
    vatNumber:
      fields.vat_number === undefined ? (before.vatNumber ?? '') : (fields.vat_number ?? ''),
    phone: fields.phone ?? '',
  })
  // An old profile without a phone or a number may still change everything else.
  const checkedFields = identityFields(fields)
  const problems: Problems = Object.fromEntries(
    Object.entries(identity.problems).filter(([field]) => checkedFields.includes(field)),
  )
  if (!(await isReferenceKnown(tx, fields.reference))) problems.reference = [{ problem: 'invalid' }]
  if (fields.name_surname === '') problems.name_surname = [{ problem: 'required' }]
  if (fields.email !== undefined && fields.email.toLowerCase() !== before.email?.toLowerCase())
    problems.email = [{ problem: 'fixed_field' }]
  if (fields.password !== undefined) problems.password = [{ problem: 'fixed_field' }]
  if (Object.keys(problems).length > 0) return refuse({ fields: problems })

  const change = withoutUndefined({
    personType: personTypeOf(fields),
    name: fields.name_surname,
    lyonesId: fields.lyones_id,
    referralSourceId: fields.reference,
    newsletter: fields.newsletter === undefined ? undefined : fields.newsletter === 1,
    language: fields.language,
    legalId: checkedFields.includes('legalid') ? identity.values.legalId : undefined,
    vatNumber: checkedFields.includes('vat_number') ? identity.values.vatNumber : undefined,
    phone: checkedFields.includes('phone') ? identity.values.phone : undefined,
  })
  return done({ change, isDoubtful: checkedFields.includes('legalid') && identity.isDoubtful })
}

/** The link in a newsletter changes the same switch as the profile, and is a consent like it. */
export async function setNewsletter(
  { clock }: App,
  tx: Tx,
  customerId: number,
  granted: boolean,
): Promise<void> {
  const before = await findCustomer(tx, customerId)
  if (before.newsletter === granted) return
  await updateProfile(tx, customerId, { newsletter: granted })
  await insertConsent(tx, customerId, 'newsletter', { granted, source: 'mail', at: clock.now() })
}

const identityFields = ({ person_type, legalid, vat_number, phone }: UserFields): string[] => [
  ...(person_type !== undefined || legalid !== undefined ? ['legalid'] : []),
  ...(vat_number !== undefined ? ['vat_number'] : []),
  ...(phone !== undefined ? ['phone'] : []),
]

const withoutUndefined = (values: OptionalChange): ProfileChange =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const changedFields = (change: object, before: Record<string, unknown>): string[] =>
  Object.entries(change).flatMap(([field, value]) => (before[field] === value ? [] : [field]))
