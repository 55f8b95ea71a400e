import { byCommand } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { maxRoles } from '../../domain/staff/limits.ts'
import { type Role, roles } from '../../domain/staff/rights.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { printedName } from '../platform/command-options.ts'
import { changeStaff, inviteStaff } from './change-staff.ts'
import { endStaff, resetFactors } from './end-staff.ts'
import { type Invited, renewInvitation } from './invitations.ts'
import { listAllStaff } from './list-staff.ts'
import { findRoles, findStaffByLogin } from './store.ts'
import { loginOf } from './verify-password.ts'

/** The first owner is made here; later ones, too, until two people can agree on it. */
export const staffCommands: Commands<AppWithDb> = {
  'staff list': {
    usage: 'staff list',
    summary: 'The people who work here, and their roles',
    run: async (app) => {
      const { rows } = await listAllStaff(app, app.db)
      const lines = rows.map(
        ({ id, name, email, phone, roles: held, isActive }) =>
          `${id}  ${name}, ${email ?? phone}, ${held.map(({ role }) => role).join(' and ')}` +
          (isActive ? '' : ' (not here today)'),
      )
      return { data: rows, lines: lines.length > 0 ? lines : ['There is no one yet.'] }
    },
  },
  'staff add': {
    usage: 'staff add "NAME" --email E-MAIL [--phone NUMBER] --role owner[,accountant]',
    summary: 'Adds a person and prints a link that works once; the first owner begins here',
    options: { email: { type: 'string' }, phone: { type: 'string' }, role: { type: 'string' } },
    run: async (app, { words: [name], options }) => {
      if (!name) throw new CommandRefused('Give the name in quotes.')
      const added = await verb(app, (tx) =>
        inviteStaff(app, tx, byCommand, {
          name: printedName(name),
          email: textOf(options.email)?.toLowerCase() ?? null,
          phone: textOf(options.phone) ?? null,
          roles: parseRoles(options.role).map((role) => ({ role, endsOn: null, limitsCents: {} })),
          startsOn: null,
          endsOn: null,
          way: 'command',
        }),
      )
      return linkResult(added)
    },
  },
  'staff link': {
    usage: 'staff link E-MAIL|PHONE',
    summary: 'Prints a new link to choose a password; it works once',
    run: async (app, { words: [login] }) => {
      const { id: staffId } = await requirePerson(app, login)
      const input = { staffId, way: 'command' } as const
      return linkResult(await verb(app, (tx) => renewInvitation(app, tx, byCommand, input)))
    },
  },
  'staff roles': {
    usage: 'staff roles E-MAIL|PHONE --role owner[,accountant] [--why "…"]',
    summary: 'Gives a person other roles, the owner’s too; a person who had left comes back',
    options: { role: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { words: [login], options }) => {
      const { id: staffId, name, email, phone, endsOn } = await requirePerson(app, login)
      const wanted = parseRoles(options.role)
      const held = await findRoles(app.db, [staffId])
      const roleRows = wanted.map(
        (role) => held.find((row) => row.role === role) ?? { role, endsOn: null, limitsCents: {} },
      )
      const change = { staffId, name, email, phone, endsOn, roles: roleRows }
      const reason = textOf(options.why) ?? ''
      await verb(app, (tx) => changeStaff(app, tx, byCommand, { ...change, reason }))
      return { data: { id: staffId, roles: wanted }, lines: [`${name}: ${wanted.join(' and ')}`] }
    },
  },
  'staff reset-factors': {
    usage: 'staff reset-factors E-MAIL|PHONE',
    summary: 'Removes lost second factors; the next sign-in sets up a new one',
    run: async (app, { words: [login] }) => {
      const { id: staffId, name } = await requirePerson(app, login)
      await verb(app, (tx) => resetFactors(app, tx, byCommand, staffId))
      return { data: { id: staffId }, lines: [`${name} signs in with the password alone.`] }
    },
  },
  'staff leave': {
    usage: 'staff leave E-MAIL|PHONE --why "…"',
    summary: 'Ends a person’s work at once, with every session and phone',
    options: { why: { type: 'string' } },
    run: async (app, { words: [login], options }) => {
      const { id: staffId, name } = await requirePerson(app, login)
      const reason = textOf(options.why)
      if (!reason) throw new CommandRefused('Give a reason in --why.')
      await verb(app, (tx) => endStaff(app, tx, byCommand, { staffId, reason }))
      return { data: { id: staffId }, lines: [`${name} has left.`] }
    },
  },
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

function parseRoles(value: unknown): Role[] {
  const named = textOf(value)?.split(',') ?? []
  const found = named.map((name) => roles.find((role) => role === name.trim()))
  if (found.length === 0 || found.length > maxRoles || found.includes(undefined))
    throw new CommandRefused(`--role is one or two of ${roles.join(', ')}.`)
  return found as Role[]
}

async function requirePerson({ db }: AppWithDb, login: string | undefined) {
  const person = login === undefined ? undefined : await findStaffByLogin(db, loginOf(login))
  if (!person) throw new CommandRefused('There is no such person: give the e-mail or the phone.')
  return person
}

/** Runs a verb, and turns its refusal into one line. */
async function verb<Value>(
  { db }: AppWithDb,
  work: (tx: Tx) => Promise<Outcome<Value, Refusal>>,
): Promise<Value> {
  const outcome = await allOrNothing(db, work)
  if (outcome.ok) return outcome.value
  const { refusal } = outcome
  throw new CommandRefused(
    'code' in refusal
      ? refusal.code.replaceAll('_', ' ')
      : Object.entries(refusal.fields)
          .map(([field, [problem]]) => `${field}: ${problem!.problem.replaceAll('_', ' ')}`)
          .join(', '),
  )
}

const linkResult = ({ link, expiresAt }: Invited) => ({
  data: { link, expires_at: expiresAt.toISOString() },
  lines: [`${link}`, 'The link works once, for 72 hours.'],
})
