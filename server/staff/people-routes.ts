import { justDone } from '../platform/http/done-answers.ts'
import type { z } from 'zod'
import type { auditCalls } from '../../contract/office/audit.ts'
import type { watchCalls } from '../../contract/office/watch.ts'
import type { peopleCalls } from '../../contract/office/people.ts'
import type { Actor } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { roleLimitsOf } from '../../domain/staff/limits.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeStaff, inviteStaff, type PersonInput } from './change-staff.ts'
import { makeDeviceLink, revokeDevice } from './devices.ts'
import { endStaff, resetFactors } from './end-staff.ts'
import { renewInvitation } from './invitations.ts'
import { listStaff } from './list-staff.ts'
import { readAudit } from './read-audit.ts'
import { findColleagues } from './store.ts'
import { readWatchList } from './watch-list.ts'

/** Gives a person's open rows to another; the room of the rows does it. */
type HandOver = (
  app: AppWithDb,
  tx: Tx,
  by: Actor,
  rows: { from: number; to: number | null },
) => Promise<void>

export const peopleRoutes = (
  app: AppWithDb,
  handOver: HandOver,
): Handlers<typeof peopleCalls & typeof auditCalls & typeof watchCalls> => ({
  ...personHandlers(app, handOver),
  ...accessHandlers(app),
  readWatchList: async () => done(await readWatchList(app, app.db)),
  readAudit: async ({ caller: { language }, query }) =>
    done(await readAudit(app.db, query, language)),
})

const personHandlers = (app: AppWithDb, handOver: HandOver) =>
  ({
    listStaff: async ({ query }) => done(await listStaff(app, app.db, query)),
    listColleagues: async () => done({ rows: await findColleagues(app.db, app.clock.today()) }),
    readRoleLimits: async () => done({ limits: roleLimitsOf(await app.settings()) }),
    inviteStaff: async ({ by, body }) => {
      const startsOn = body.startsOn === null ? null : dayOf(body.startsOn)
      const input = { ...personOf(body), startsOn, way: body.way }
      const invited = await allOrNothing(app.db, (tx) => inviteStaff(app, tx, by, input))
      if (!invited.ok) return invited
      const { id, link, expiresAt } = invited.value
      return done({ id, link, expiresAt: expiresAt.toISOString() })
    },
    changeStaff: async ({ by, params: { id: staffId }, body }) => {
      const { reason, version } = body
      const change = { staffId, reason, version, ...personOf(body) }
      const changed = await allOrNothing(app.db, (tx) => changeStaff(app, tx, by, change))
      return changed.ok ? justDone : changed
    },
    endStaff: async ({ by, params: { id: staffId }, body: { reason, handOverTo } }) => {
      const ended = await allOrNothing(app.db, async (tx) => {
        const outcome = await endStaff(app, tx, by, { staffId, reason, handOverTo })
        if (outcome.ok) await handOver(app, tx, by, { from: staffId, to: handOverTo })
        return outcome
      })
      return ended.ok ? justDone : ended
    },
  }) satisfies Partial<Handlers<typeof peopleCalls>>

type PersonBody = Omit<z.output<typeof peopleCalls.changeStaff.body>, 'reason'>

const personOf = ({ name, email, phone, roles, endsOn }: PersonBody): PersonInput => ({
  name,
  email,
  phone,
  endsOn: dayOrNull(endsOn),
  roles: roles.map((role) => ({ ...role, endsOn: dayOrNull(role.endsOn) })),
})

const dayOrNull = (day: string | null) => (day === null ? null : dayOf(day))

const accessHandlers = (app: AppWithDb) =>
  ({
    renewInvitation: async ({ by, params: { id: staffId }, body: { way } }) => {
      const input = { staffId, way }
      const invited = await allOrNothing(app.db, (tx) => renewInvitation(app, tx, by, input))
      if (!invited.ok) return invited
      const { link, expiresAt } = invited.value
      return done({ link, expiresAt: expiresAt.toISOString() })
    },
    resetFactors: async ({ by, params: { id } }) => {
      const reset = await allOrNothing(app.db, (tx) => resetFactors(app, tx, by, id))
      return reset.ok ? justDone : reset
    },
    makeDeviceLink: async ({ by, params: { id } }) => {
      const made = await allOrNothing(app.db, (tx) => makeDeviceLink(app, tx, by, id))
      if (!made.ok) return made
      return done({ ...made.value, expiresAt: made.value.expiresAt.toISOString() })
    },
    revokeDevice: async ({ by, params: { id } }) => {
      const revoked = await allOrNothing(app.db, (tx) => revokeDevice(app, tx, by, id))
      return revoked.ok ? justDone : revoked
    },
  }) satisfies Partial<Handlers<typeof peopleCalls>>
