import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { permit } from '../staff/permit.ts'
import { lockLine } from './line-store.ts'
import { isCustomer, type NamingRefusal } from './name-line.ts'

const Asking = z.object({ lineId: z.int(), customerId: z.int() })
type Asking = z.output<typeof Asking>

/** Asks a customer by letter whether a payment is theirs; the line waits for the answer. */
async function askPayer(
  app: App,
  tx: Tx,
  by: Actor,
  { lineId, customerId }: Asking,
): Promise<Outcome<null, NamingRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId !== null) return refuse({ code: 'already_matched' })
  if (!(await isCustomer(tx, customerId))) return refuse({ code: 'no_such_customer' })
  const { cents, bookedOn, text } = line
  const payload = { cents, bookedOn, text }
  const cause = `bank-line:${lineId}:${customerId}`
  await queueMail(tx, { template: 'bank.question', cause, customerId, payload })
  return done(null)
}

/** The letter of an undone question does not leave. */
export const askPayerDeed: Deed<Asking> = {
  name: 'bank.ask',
  right: 'importStatements',
  input: Asking,
  subject: ({ lineId }) => ({ kind: 'bank_line', id: lineId }),
  reasonOf: () => null,
  reach: reachCustomer,
  run: async (app, tx, by, asking) => {
    const asked = await askPayer(app, tx, by, asking)
    return asked.ok ? done({ undo: null }) : asked
  },
}
