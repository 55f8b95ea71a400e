import { z } from 'zod'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import { customerSubject, onCustomer } from './of-customer.ts'
import { remindDebtor } from './remind-debtor.ts'
import { writeOffDebt } from './write-off.ts'

const Reminding = z.object({ customerId: z.int() })
const WrittenOff = z.object({ customerId: z.int(), cents: z.int(), reason: z.string() })

/** The letters of an undone reminder do not leave, but it counts as one. */
export const remindDebtorDeed: Deed<z.output<typeof Reminding>> = {
  name: 'debts.remind',
  right: 'issueBills',
  input: Reminding,
  subject: customerSubject,
  reach: reachCustomer,
  reasonOf: () => null,
  run: onCustomer(async (app, tx, by, { customerId }) => {
    const reminded = await remindDebtor(app, tx, by, customerId)
    return reminded.ok ? done({ undo: null }) : reminded
  }),
}

/** Undoing posts the opposite sum: the debt is open again. */
export const writeOffDebtDeed: Deed<z.output<typeof WrittenOff>> = {
  name: 'debts.write_off',
  right: 'writeOffDebts',
  input: WrittenOff,
  isAudited: true,
  subject: customerSubject,
  reach: async (tx, written) => ({
    ...(await reachCustomer(tx, written)),
    cents: Math.abs(written.cents),
  }),
  reasonOf: ({ reason }) => reason,
  run: onCustomer(async (app, tx, by, written) => {
    const outcome = await writeOffDebt(app, tx, by, written)
    if (!outcome.ok) return outcome
    const back = { ...written, cents: -written.cents, reason: 'Atsaukts' }
    return done({ undo: { deed: 'debts.write_off', input: back } })
  }),
}
