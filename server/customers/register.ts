import type { Actor } from '../../domain/actor.ts'
import type { UserFields } from '../../contract/shop/profile.ts'
import { Email } from '../../contract/shared/scalars.ts'
import type { FieldProblem, Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import type { Origin } from '../platform/http/mount.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { insertAddresses } from './address-store.ts'
import { startConfirmation } from './email-confirmation.ts'
import { insertConsent } from './consents.ts'
import { deviceOf } from './new-device.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { legalAddressIndex, readAddresses } from './read-addresses.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { savePasswordHash } from './password-store.ts'
import { personTypeOf, type Problems, readIdentity } from './person-fields.ts'
import { turnGuestSessionsIntoLogIns } from './session-store.ts'
import { isEmailTaken, isReferenceKnown, turnGuestIntoCustomer } from './store.ts'

const emailTaken = refuse({ fields: { email: [{ problem: 'email_taken' }] } })

type Read =
  Awaited<ReturnType<typeof readRegistration>> extends Outcome<infer Value, Refusal> ? Value : never

/** Without a hash the customer logs in by a mailed link or a passkey. */
export type Registration = Read & { hash?: string }

export type Guest = Origin & { customerId: number }

/** Checks the form of a guest, counts the attempt and hashes the password. */
export async function checkRegistration(
  app: AppWithDb,
  guest: Guest,
  fields: UserFields,
): Promise<Outcome<Registration, Refusal>> {
  const checked = await checkFields(app, guest, fields, passwordProblems(fields))
  if (!checked.ok) return checked
  return done({ ...checked.value, hash: await hashPassword(fields.password!) })
}

export const checkRegistrationWithoutPassword = (
  app: AppWithDb,
  guest: Guest,
  fields: UserFields,
): Promise<Outcome<Registration, Refusal>> => checkFields(app, guest, fields, {})

async function checkFields(
  app: AppWithDb,
  { customerId, address }: Guest,
  fields: UserFields,
  ofPassword: Found,
): Promise<Outcome<Read, Refusal>> {
  const read = await readRegistration(app.db, fields, ofPassword)
  if (!read.ok) return read
  const attempt = await countAttempt(app, 'register', { account: String(customerId), address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  return (await isEmailTaken(app.db, read.value.email)) ? emailTaken : read
}

/** Turns a guest into a customer on the same row, so that cart and token stay valid. */
export async function register(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, address, agent }: Guest,
  { customer, addresses, hash }: Registration,
): Promise<Outcome<null, Refusal>> {
  const now = app.clock.now()
  const { acceptsCustomersAtOnce } = await app.settings()
  const acceptedAt = acceptsCustomersAtOnce ? now : null
  const registered = { ...customer, acceptedAt, registeredAt: now }
  if (!(await turnGuestIntoCustomer(tx, customerId, registered)))
    return refuse({ code: 'conflict' })
  if (hash !== undefined) await savePasswordHash(tx, customerId, hash, now)
  const rows = addresses.map((row) => ({ customerId, ...row, createdAt: now }))
  if (rows.length > 0) await insertAddresses(tx, rows)
  const consent = { granted: true, source: 'registration', at: now } as const
  await insertConsent(tx, customerId, 'agreement', consent)
  if (customer.newsletter) await insertConsent(tx, customerId, 'newsletter', consent)
  await turnGuestSessionsIntoLogIns(app, tx, customerId, now)
  const details = { device: deviceOf({ address, agent }) }
  await audit(app, tx, by, { action: 'customers.register', customerId, address, details })
  const { nonce } = await startConfirmation(app, tx, { customerId, email: customer.email })
  await queueMail(tx, {
    template: 'customers.welcome',
    cause: `customer:${customerId}:welcome`,
    customerId,
    payload: { nonce },
  })
  return done(null)
}

/** Another registration took the e-mail since it was checked. */
export function refuseTakenEmail(error: unknown): Outcome<never, Refusal> {
  if (isUniqueViolation(error, 'customers_email')) return emailTaken
  throw error
}

/** Checks all fields, so that every problem is answered at once. */
async function readRegistration(db: Db, fields: UserFields, ofPassword: Found) {
  const { address: newAddresses = [], name_surname: name = '' } = fields
  const personType = personTypeOf(fields) ?? 'person'
  const identity = readIdentity({
    personType,
    legalId: fields.legalid ?? '',
    vatNumber: fields.vat_number ?? '',
    phone: fields.phone ?? '',
  })
  const email = Email.safeParse(fields.email ?? '')
  const prefix = (index: number) => `address.${index}.`
  const addresses = await readAddresses(db, newAddresses, { phone: identity.values.phone, prefix })
  const isReferenceValid = await isReferenceKnown(db, fields.reference)
  const problems: Problems = {
    ...identity.problems,
    ...addresses.problems,
    ...fieldProblems(fields, { isEmailValid: email.success, isReferenceValid }, ofPassword),
  }
  if (!email.success || Object.keys(problems).length > 0) return refuse({ fields: problems })

  const legal = legalAddressIndex(newAddresses)
  return done({
    email: email.data,
    isDoubtful: identity.isDoubtful,
    customer: {
      personType,
      name,
      email: email.data,
      ...identity.values,
      ...(fields.language && { language: fields.language }),
      lyonesId: fields.lyones_id || null,
      referralSourceId: fields.reference ?? null,
      newsletter: fields.newsletter === 1,
    },
    addresses: addresses.rows.map((row, index) => ({ ...row, isLegal: index === legal })),
  })
}

type Found = Record<string, FieldProblem | undefined>

function fieldProblems(
  fields: UserFields,
  { isEmailValid, isReferenceValid }: { isEmailValid: boolean; isReferenceValid: boolean },
  ofPassword: Found,
): Problems {
  const { name_surname: name = '', email = '' } = fields
  return problemsOf({
    name_surname: name === '' ? { problem: 'required' } : undefined,
    email: isEmailValid ? undefined : { problem: email === '' ? 'required' : 'email' },
    ...ofPassword,
    reference: isReferenceValid ? undefined : { problem: 'invalid' },
    confirmed_agreement: fields.confirmed_agreement === 1 ? undefined : { problem: 'agreement' },
  })
}

const passwordProblems = (fields: UserFields): Found => {
  const { name_surname: name = '', email, password = '' } = fields
  return {
    password:
      password === '' ? { problem: 'required' } : passwordProblem(password, { name, email }),
    password2: repeatProblem(fields),
  }
}

const repeatProblem = ({ password, password2 }: UserFields): FieldProblem | undefined => {
  if (password2 === undefined) return { problem: 'required' }
  return password === password2 ? undefined : { problem: 'passwords_differ' }
}

const problemsOf = (found: Found): Problems =>
  Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  )
