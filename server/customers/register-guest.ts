import { personTypes } from '../../contract/shop/vocabularies/person-types.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readUser } from './read-user.ts'
import { type Guest, refuseTakenEmail, register, type Registration } from './register.ts'

/** A number with a wrong checksum may still be real. */
const doubtfulNumber = {
  person: {
    lv: 'Lūdzu, pārbaudiet personas kodu: tā kontrolcipars neatbilst.',
    en: 'Please check the personal code: its check digit is not right.',
  },
  company: {
    lv: 'Lūdzu, pārbaudiet reģistrācijas numuru: tā kontrolcipars neatbilst.',
    en: 'Please check the registration number: its check digit is not right.',
  },
}

type Saved = { isDoubtful: boolean }

/** Registers a guest with a form that has been checked. */
export async function registerGuest(
  app: AppWithDb,
  by: Actor,
  guest: Guest,
  checked: Outcome<Registration, Refusal>,
): Promise<Outcome<Saved, Refusal>> {
  if (!checked.ok) return checked
  const registered = await inTransaction(app.db, (tx) =>
    register(app, tx, by, guest, checked.value),
  ).catch(refuseTakenEmail)
  return registered.ok ? done({ isDoubtful: checked.value.isDoubtful }) : registered
}

/** The user as it now stands, with a warning about a doubtful number. */
export async function registeredAnswer(
  { db }: AppWithDb,
  rooms: CustomerDeps,
  { customerId, language }: { customerId: number; language: Language },
  { isDoubtful }: Saved,
) {
  const user = await readUser(db, customerId, rooms)
  const warning = doubtfulNumber[personTypes.nameOf(user.person_type)][language]
  return { user, warnings: isDoubtful ? [warning] : [] }
}
