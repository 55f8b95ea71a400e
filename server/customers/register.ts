import type { Actor } from '../../domain/actor.ts'
import type { UserFields } from '../../contract/shop/profile.ts'
import { Email } from '../../contract/shared/scalars.ts'
import type { FieldProblem, Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { insertAddresses } from './address-store.ts'
import { startConfirmation } from './email-confirmation.ts'
import { insertConsent } from './consents.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { legalAddressIndex, readAddresses } from './read-addresses.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { savePasswordHash } from './password-store.ts'
import { personTypeOf, type Problems, readIdentity } from './person-fields.ts'
import { turnGuestSessionsIntoLogIns } from './session-store.ts'
import { isEmailTaken, isReferenceKnown, turnGuestIntoCustomer } from './store.ts'

const emailTaken = refuse({ fields: { email: [{ problem: 'email_taken' }] } })

type Registration =
  Awaited<ReturnType<typeof readRegistration>> extends Outcome<infer Read, Refusal>
    ? Omit<Read, 'password'> & { hash: string }
    : never

/** Checks the form of a guest, counts the attempt and hashes the password. */
export async function checkRegistration(
  app: AppWithDb,
  customerId: number,
  fields: UserFields,
  address: string,
): Promise<Outcome<Registration, Refusal>> {
  const read = await readRegistration(app.db, fields)
  if (!read.ok) return read
  const attempt = await countAttempt(app, 'register', { account: String(customerId), address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  if (await isEmailTaken(app.db, read.value.email)) return emailTaken
  const { password, ...registration } = read.value
  return done({ ...registration, hash: await hashPassword(password) })
}

type Guest = { customerId: number; address: string }

/** Turns a guest into a customer on the same row, so that cart and token stay valid. */
export async function register(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, address }: Guest,
  { customer, addresses, hash }: Registration,
): Promise<Outcome<null, Refusal>> {
  const now = app.clock.now()
  const { acceptsCustomersAtOnce } = await app.settings()
  const acceptedAt = acceptsCustomersAtOnce ? now : null
  const registered = { ...customer, acceptedAt, registeredAt: now }
  if (!(await turnGuestIntoCustomer(tx, customerId, registered)))
    return refuse({ code: 'conflict' })
  await savePasswordHash(tx, customerId, hash, now)
  const rows = addresses.map((row) => ({ customerId, ...row, createdAt: now }))
  if (rows.length > 0) await insertAddresses(tx, rows)
  const consent = { granted: true, source: 'registration', at: now } as const
  await insertConsent(tx, customerId, 'agreement', consent)
  if (customer.newsletter) await insertConsent(tx, customerId, 'newsletter', consent)
  await turnGuestSessionsIntoLogIns(app, tx, customerId, now)
  await audit(tx, by, { action: 'customers.register', customerId, address })
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
async function readRegistration(db: Db, fields: UserFields) {
  const { address: newAddresses = [], name_surname: name = '', password = '' } = fields
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
    ...fieldProblems(fields, { isEmailValid: email.success, isReferenceValid }),
  }
  if (!email.success || Object.keys(problems).length > 0) return refuse({ fields: problems })

  const legal = legalAddressIndex(newAddresses)
  return done({
    email: email.data,
    password,
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

function fieldProblems(
  fields: UserFields,
  { isEmailValid, isReferenceValid }: { isEmailValid: boolean; isReferenceValid: boolean },
): Problems {
  const { name_surname: name = '', email = '', password = '' } = fields
  return problemsOf({
    name_surname: name === '' ? { problem: 'required' } : undefined,
    email: isEmailValid ? undefined : { problem: email === '' ? 'required' : 'email' },
    password:
      password === ''
        ? { problem: 'required' }
        : passwordProblem(password, { name, email: fields.email }),
    password2: repeatProblem(fields),
    reference: isReferenceValid ? undefined : { problem: 'invalid' },
    confirmed_agreement: fields.confirmed_agreement === 1 ? undefined : { problem: 'agreement' },
  })
}

const repeatProblem = ({ password, password2 }: UserFields): FieldProblem | undefined => {
  if (password2 === undefined) return { problem: 'required' }
  return password === password2 ? undefined : { problem: 'passwords_differ' }
}

const problemsOf = (found: Record<string, FieldProblem | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  )
