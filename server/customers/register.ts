import type { UserFields } from '../../contract/profile.ts'
import { Email } from '../../contract/scalars.ts'
import type { FieldProblem, Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { KnownCaller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { insertAddresses } from './address-store.ts'
import { insertConsent } from './consent-store.ts'
import { countAttempt } from './limit-attempts.ts'
import { legalAddressIndex, readAddresses } from './read-addresses.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-problem.ts'
import { savePasswordHash } from './password-store.ts'
import { type Problems, readIdentity } from './person-fields.ts'
import { turnGuestSessionsIntoLogIns } from './session-store.ts'
import { isEmailTaken, isReferenceKnown, turnGuestIntoCustomer } from './store.ts'

type Registered = { isDoubtful: boolean }

const emailTaken = refuse({ fields: { email: [{ problem: 'email_taken' }] } })

/** Turns a guest into a customer on the same row, so that cart and token stay valid. */
export async function register(
  app: App,
  { customerId }: KnownCaller,
  fields: UserFields,
  origin: Origin,
): Promise<Outcome<Registered, Refusal>> {
  const read = await readRegistration(app.db, fields)
  if (!read.ok) return read
  const { email, password, isDoubtful } = read.value

  const attempt = await countAttempt(app, 'register', {
    account: String(customerId),
    address: origin.address,
  })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  if (await isEmailTaken(app.db, email)) return emailTaken

  const hash = await hashPassword(password)
  const now = app.clock.now()
  const { acceptsCustomersAtOnce } = await app.settings()
  const customer = {
    ...read.value.customer,
    acceptedAt: acceptsCustomersAtOnce ? now : null,
    registeredAt: now,
  }
  const rows = read.value.addresses.map((row) => ({ customerId, ...row, createdAt: now }))
  try {
    return await inTransaction(app.db, async (tx) => {
      if (!(await turnGuestIntoCustomer(tx, customerId, customer)))
        return refuse({ code: 'conflict' })
      await savePasswordHash(tx, customerId, hash, now)
      if (rows.length > 0) await insertAddresses(tx, rows)
      const consent = { granted: true, source: 'registration', at: now } as const
      await insertConsent(tx, customerId, 'agreement', consent)
      if (customer.newsletter) await insertConsent(tx, customerId, 'newsletter', consent)
      await turnGuestSessionsIntoLogIns(tx, customerId)
      await audit(tx, {
        actor: 'customer',
        action: 'customers.register',
        customerId,
        address: origin.address,
      })
      await queueMail(tx, {
        template: 'customers.welcome',
        cause: `customer:${customerId}:welcome`,
        customerId,
        payload: {},
      })
      return done({ isDoubtful })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'customers_email')) return emailTaken
    throw error
  }
}

/** Checks all fields, so that every problem is answered at once. */
async function readRegistration(db: Db, fields: UserFields) {
  const { address: newAddresses = [], name_surname: name = '', password = '' } = fields
  const personType = fields.person_type ?? 1
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
