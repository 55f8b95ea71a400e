import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { type Actor, byStaff } from '../../../domain/actor.ts'
import { dayOf } from '../../../domain/calendar.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { moveContainers } from '../../../server/bottles/move-containers.ts'
import { receiveEvents } from '../../../server/dispatch/events/receive-events.ts'
import { addVehicle } from '../../../server/dispatch/runs/vehicles.ts'
import { moveCash } from '../../../server/ledger/move-cash.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { insertDevice } from '../../../server/staff/device-store.ts'
import { setStock } from '../../../server/stock/set-stock.ts'
import { demoPasswordHash } from '../people/people.ts'
import { done } from './done.ts'

/** The driver of the README drives the first; his colleagues sign in with the same password. The
 * last drives for those who are off. */
const driverEmails = ['soferis', 'soferis2', 'soferis3', 'soferis4'].map(
  (name) => `${name}@avots.example`,
)
const colleagues = ['Edgars Bērziņš', 'Pēteris Kalējs', 'Andris Vanags']

const vans = [
  { plate: 'KA-4182', maxBottles: 48, maxKilograms: 1_150, cashRegister: 'KA1' },
  { plate: 'LM-7305', maxBottles: 60, maxKilograms: 1_300, cashRegister: 'KA2' },
  { plate: 'NE-2961', maxBottles: 60, maxKilograms: 1_300, cashRegister: 'KA3' },
]

/** What the shop has bought of its bottles. */
const lentGoods = [
  [101, 3_600],
  [102, 2_400],
  [103, 240],
  [104, 48],
] as const

export type Driver = Actor & { id: number }

export type Crew = {
  owner: Actor
  dispatcher: Actor
  warehouse: Actor
  accountant: Actor
  /** In the order of the vans. */
  drivers: { by: Driver; tell: TellStop }[]
}

type TellStop = (app: AppWithDb, stopId: number, fact: StopFact) => Promise<void>

/** Vans, their drivers, bottles in the warehouse and change in the safe. */
export async function hireCrew(app: AppWithDb): Promise<void> {
  const staff = await findStaff(app)
  await done(app, (tx) => stockUp(app, tx, staff))
  await done(app, (tx) => insertDrivers(tx))
  for (const van of vans) await done(app, (tx) => addVehicle(app, tx, staff.dispatcher, van))
}

/** The crew that was hired; each process binds phones of its own. */
export async function meetCrew(app: AppWithDb): Promise<Crew> {
  const drivers: Crew['drivers'] = []
  for (const [index, email] of driverEmails.entries()) {
    const by: Driver = { kind: 'driver', id: await staffId(app, email) }
    drivers.push({ by, tell: await bindPhone(app, by.id, `Telefons ${index + 1}`) })
  }
  return { ...(await findStaff(app)), drivers }
}

async function findStaff(app: AppWithDb): Promise<Omit<Crew, 'drivers'>> {
  const byName = async (name: string) => byStaff(await staffId(app, `${name}@avots.example`))
  return {
    owner: await byName('vadiba'),
    dispatcher: await byName('dispecers'),
    warehouse: await byName('noliktava'),
    accountant: await byName('gramatvediba'),
  }
}

async function staffId({ db }: AppWithDb, email: string): Promise<number> {
  const row = db.selectFrom('staff').select('id').where('email', '=', email)
  return (await row.executeTakeFirstOrThrow()).id
}

async function insertDrivers(tx: Tx): Promise<void> {
  const startsOn = dayOf('2024-01-01')
  for (const [index, name] of colleagues.entries()) {
    const { id } = await tx
      .insertInto('staff')
      .values({ name, email: driverEmails[index + 1]!, startsOn })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('staffRoles').values({ staffId: id, role: 'driver', startsOn }).execute()
    const password = { staffId: id, hash: demoPasswordHash, changedAt: new Date() }
    await tx.insertInto('staffPasswords').values(password).execute()
  }
}

async function stockUp(app: AppWithDb, tx: Tx, { owner }: Pick<Crew, 'owner'>): Promise<void> {
  const note = 'Sākums'
  for (const [goodId, pieces] of lentGoods.slice(0, 2))
    await setStock(app, tx, owner, { goodId, pieces, note })
  for (const [goodId, pieces] of lentGoods)
    for (const deed of ['bought', 'sent', 'came_back'] as const)
      await moveContainers(app, tx, owner, { goodId, deed, pieces, note })
  const way = { from: { place: 'bank' }, to: { place: 'safe' } } as const
  await moveCash(app, tx, owner, { ...way, cents: 60_000, note: 'Maiņas nauda' })
}

/** A phone whose key is lost with this process: what it says is signed like any phone's. */
async function bindPhone(app: AppWithDb, driverId: number, name: string): Promise<TellStop> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const device = await insertDevice(
    app.db,
    { staffId: driverId, name, publicKey: key, pinHash: demoPasswordHash },
    app.clock.now(),
  )
  let seq = 0
  return async (past, stopId, fact) => {
    seq += 1
    const id = randomUUID()
    const at = past.clock.now().toISOString()
    const about = { id, device, seq, stopId, at, elapsedMs: seq * 60_000, fact }
    const text = JSON.stringify({ ...about, planRevision: 1, appVersion: '1' })
    const events = [{ id, text, signature: signatureOf(privateKey, text) }]
    await receiveEvents(past, { device, sentAt: at, events })
  }
}

const signatureOf = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
