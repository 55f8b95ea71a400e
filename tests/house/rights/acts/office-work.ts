import { sql } from 'kysely'
import { sampleLine } from '../../../../domain/bank/sample-line.ts'
import { dayOf } from '../../../../domain/calendar.ts'
import { camtFile } from '../../../support/statement-files.ts'
import { type CallTries, reason } from './tries.ts'
import type { World } from './world.ts'
import { exportedRefund } from './of-money.ts'
import { orderTries } from './of-orders.ts'

const idOf = (id: number | null) => ({ params: { id: String(id) } })

/** What the second person is asked to do. */
async function asked({ owner, customer }: World) {
  const { id } = await customer()
  const body = { account: 'account' as const, cents: 60_00, reason }
  const waits = await owner.api.correctBalance({ ...idOf(id), body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  return idOf(waits.approvalId)
}

/** A dispute on the first page. */
async function rowOfToday(world: World) {
  await world.disputed()
  const { rows } = await world.owner.api.readAttention()
  const { kind, id } = rows.find((row) => row.kind === 'dispute')!
  return { kind, id }
}

export const workTries: CallTries = {
  undoAction: async (world) => {
    const actionId = await world.act('orders.move', await orderTries['orders.move']!(world))
    return { act: () => world.owner.api.undoAction(idOf(actionId)) }
  },
  approve: async (world) => {
    const params = await asked(world)
    const { preview } = await world.second.api.readApproval(params)
    const body = { previewHash: preview!.hash }
    const act = () => world.second.api.approve({ ...params, body })
    return { whoId: world.second.id, askerId: world.owner.id, act }
  },
  refuseApproval: async (world) => {
    const params = await asked(world)
    const act = () => world.second.api.refuseApproval({ ...params, body: { reason } })
    return { whoId: world.second.id, act }
  },
  recordCall: async ({ customer, owner }) => {
    const { id } = await customer()
    return { act: () => owner.api.recordCall({ ...idOf(id), body: { line: 'Kad brauksiet?' } }) }
  },
  addCustomer: async ({ owner }) => {
    const address = { regionId: 1, street: 'Miera iela', houseNo: '4' }
    const about = { name: 'Juris Ozols', email: 'juris.ozols@epasts.lv', phone: '+37129111111' }
    const body = { ...about, language: 'lv' as const, address }
    return { act: () => owner.api.addCustomer({ body }) }
  },
  putOffAttention: async (world) => {
    const body = { ...(await rowOfToday(world)), until: '2026-11-24', reason }
    return { act: () => world.owner.api.putOffAttention({ body }) }
  },
  giveAttention: async (world) => {
    const body = { ...(await rowOfToday(world)), staffId: world.second.id }
    return { act: () => world.owner.api.giveAttention({ body }) }
  },
  retryMail: async ({ order, db, owner }) => {
    const { anna } = await order()
    const mails = db.updateTable('mailOutbox').set({ state: 'given_up' })
    const mail = mails.where('customerId', '=', anna.id).returning('id')
    const { id } = await mail.executeTakeFirstOrThrow()
    return { act: () => owner.api.retryMail(idOf(id)) }
  },
  retryJob: async ({ db, owner }) => {
    const { rows } = await sql<{ id: number }>`
      with job as (select id from graphile_worker.add_job('mail.catch-up', '{}'))
      select id from job`.execute(db)
    const { id } = rows[0]!
    await sql`update graphile_worker._private_jobs set last_error = 'x' where id = ${id}`.execute(
      db,
    )
    return { act: () => owner.api.retryJob(idOf(id)) }
  },
  importStatement: async ({ app, owner }) => {
    const day = dayOf('2026-05-04')
    const line = { ...sampleLine, bookedOn: day, bankRef: 'imports', text: 'paldies' }
    const { iban } = (await app.settings()).seller
    const file = camtFile({ iban, from: day, to: day, openingCents: 0, lines: [line] })
    const body = { name: 'a.xml', content: Buffer.from(file).toString('base64') }
    return { act: () => owner.api.importStatement({ body }) }
  },
  planVisit: async ({ customer, owner }) => {
    const { id: customerId, addressId } = await customer()
    const body = { customerId, addressId, kind: 'empties' as const, day: '2026-11-25' }
    return { act: () => owner.api.planVisit({ body }) }
  },
  sendTransferFile: async (world) => {
    const { transferFileId } = await exportedRefund(world)
    return { act: () => world.owner.api.sendTransferFile(idOf(transferFileId)) }
  },
}
