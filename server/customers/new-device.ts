import { sql } from 'kysely'
import { deviceName } from '../../domain/words/device-name.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { networkOf } from '../platform/http/client-address.ts'
import type { Origin } from '../platform/http/mount.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { customerFacts } from './customer.ts'

/** The browser and its system, as the audit trail remembers a device. */
export const deviceOf = ({ agent }: Origin): string => deviceName(agent) ?? ''

type Arrival = { customerId: number; origin: Origin }

/**
 * Before a log-in is recorded: the customer hears of one that is not from a known device in a known
 * network. A mailbox that nobody has confirmed may be a stranger's and hears nothing.
 */
export async function reportNewDevice(
  { clock }: App,
  tx: Tx,
  { customerId, origin }: Arrival,
): Promise<void> {
  if (await isKnownDevice(tx, { customerId, origin })) return
  const { emailIsConfirmed } = await customerFacts(tx, customerId)
  if (!emailIsConfirmed) return
  const at = clock.now().toISOString()
  await queueMail(tx, {
    template: 'customers.new-device',
    cause: `customer:${customerId}:log-in:${at}`,
    customerId,
    payload: { device: deviceOf(origin), at },
  })
}

const isKnownDevice = async (db: Db, { customerId, origin }: Arrival): Promise<boolean> =>
  (await logInsFrom(db, customerId, origin.address)
    .where(sql<boolean>`coalesce(details->>'device', ${deviceOf(origin)}) = ${deviceOf(origin)}`)
    .executeTakeFirst()) !== undefined

/** Past log-ins from the network of an address. */
const logInsFrom = (db: Db, customerId: number, address: string) =>
  db
    .selectFrom('auditTrail')
    .select('id')
    .where('customerId', '=', customerId)
    .where(sql<boolean>`ip_address <<= ${networkOf(address)}::inet`)
    .where('action', 'in', ['customers.log_in', 'customers.register'])
    .limit(1)

export const hasLoggedInFrom = async (
  db: Db,
  customerId: number,
  address: string,
): Promise<boolean> => (await logInsFrom(db, customerId, address).executeTakeFirst()) !== undefined
