import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { permit } from '../staff/permit.ts'
import { insertAddresses } from './address-store.ts'
import { startConfirmation } from './email-confirmation.ts'
import { type Problems, readIdentity } from './person-fields.ts'
import { readAddresses } from './read-addresses.ts'
import { isEmailTaken } from './store.ts'

type AddedCustomer = {
  name: string
  email: string
  phone: string
  language: Language
  address: {
    regionId: number
    street: string
    houseNo?: string | undefined
    flatNo?: string | undefined
    postcode?: string | undefined
    notes?: string | undefined
  }
}

/** A person who called and is no customer yet; agrees to the terms with the first own order. */
export async function addCustomer(
  app: App,
  tx: Tx,
  by: Actor,
  { name, email, language, ...given }: AddedCustomer,
): Promise<Outcome<{ id: number }, Refusal>> {
  const permitted = await permitAdding(app, tx, by)
  if (!permitted.ok) return permitted
  const read = await readPerson(tx, { email, ...given })
  if (!read.ok) return read
  const { phone, addresses } = read.value
  const now = app.clock.now()
  const { id } = await tx
    .insertInto('customers')
    .values({
      role: 'customer',
      name,
      email,
      phone,
      language,
      addedBy: by.id!,
      acceptedAt: now,
      registeredAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = addresses.map((row) => ({ ...row, customerId: id, createdAt: now, isLegal: true }))
  await insertAddresses(tx, rows)
  const about = { customerId: id, subject: 'customer', subjectId: id } as const
  await audit(app, tx, { ...by, onBehalfOf: id }, { action: 'customers.add', ...about })
  const { nonce } = await startConfirmation(app, tx, { customerId: id, email })
  await queueMail(tx, {
    template: 'customers.added',
    cause: `customer:${id}:added`,
    customerId: id,
    payload: { nonce },
  })
  return done({ id })
}

/** A limited right to change customers is none to add one. */
async function permitAdding(app: App, tx: Tx, by: Actor): Promise<Outcome<null, Refusal>> {
  const permitted = await permit(app, tx, by, 'changeCustomers')
  if (!permitted.ok) return permitted
  return permitted.value.isLimited
    ? refuse({ code: 'not_permitted', mayDo: ['owner', 'customerService'], canAsk: false })
    : done(null)
}

type Given = Omit<AddedCustomer, 'name' | 'language'>

/** The phone and the address as they are stored; all problems are answered at once. */
async function readPerson(tx: Tx, { email, phone, address }: Given) {
  const identity = { personType: 'person', legalId: '', vatNumber: '', phone } as const
  const { values, problems } = readIdentity(identity)
  const { regionId: region, houseNo: house_no, flatNo: flat_no, ...rest } = address
  const addresses = await readAddresses(tx, [{ ...rest, region, house_no, flat_no }], {
    phone: values.phone,
    prefix: () => 'address.',
  })
  const taken = await isEmailTaken(tx, email)
  const found: Problems = {
    ...problems,
    ...addresses.problems,
    ...(taken && { email: [{ problem: 'email_taken' }] }),
  }
  return Object.keys(found).length > 0
    ? refuse({ fields: found })
    : done({ phone: values.phone, addresses: addresses.rows })
}
