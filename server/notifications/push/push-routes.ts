import type { MessageChoices, pushCalls } from '../../../contract/shop/added/push.ts'
import { flag } from '../../../contract/shared/scalars.ts'
import { alwaysByMail, messageKinds } from '../../../domain/notifications/message-kinds.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import {
  deleteChoice,
  deleteDevice,
  findChoices,
  findDevices,
  insertChoice,
  insertDevice,
} from './push-store.ts'
import { isPushService } from './send-push.ts'

export const pushRoutes = (app: AppWithDb): Handlers<typeof pushCalls> => ({
  readMessageChoices: ({ caller }) => answer(app, caller.customerId),
  chooseMessages: async ({ caller: { customerId }, body: { kind, by_push } }) => {
    const chosenAt = app.clock.now()
    await inTransaction(app.db, async (tx) => {
      if (by_push === 1) await insertChoice(tx, { customerId, kind, chosenAt })
      else await deleteChoice(tx, { customerId, kind })
    })
    return answer(app, customerId)
  },
  addPushDevice: async ({ caller: { customerId }, body: { endpoint, keys, name } }) => {
    if (!app.pushKeys) return refuse({ code: 'push_off' })
    if (!isPushService(endpoint, app.config))
      return refuse({ fields: { endpoint: [{ problem: 'invalid' }] } })
    const device = { customerId, endpoint, ...keys, name, addedAt: app.clock.now() }
    await inTransaction(app.db, (tx) => insertDevice(tx, device))
    return answer(app, customerId)
  },
  removePushDevice: async ({ caller: { customerId }, params: { id } }) =>
    (await deleteDevice(app.db, { customerId, id }))
      ? answer(app, customerId)
      : refuse({ code: 'not_found' }),
})

async function answer(app: AppWithDb, customerId: number) {
  const [choices, devices] = await Promise.all([
    findChoices(app.db, customerId),
    findDevices(app.db, customerId),
  ])
  const data: MessageChoices = {
    public_key: app.pushKeys?.publicKey ?? null,
    kinds: messageKinds.map((kind) => ({
      kind,
      by_push: flag(choices.has(kind)),
      always_by_mail: flag(alwaysByMail.includes(kind)),
    })),
    devices: devices.map(({ id, name, addedAt }) => ({
      id,
      name,
      added_at: addedAt.toISOString(),
    })),
  }
  return done({ data })
}
