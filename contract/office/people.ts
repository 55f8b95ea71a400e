import { z } from 'zod'
import { maxRoles, type LimitsCents } from '../../domain/staff/limits.ts'
import { peopleFields } from '../../domain/staff/lists.ts'
import { type Right, rights, roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import {
  DayText,
  Done,
  Email,
  filledPrintedText,
  filledText,
  Id,
  IdText,
  NoBody,
  text,
} from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const RightName = z.enum(Object.keys(rights) as [Right, ...Right[]])
const Cents = z.int().min(0, 'too_small').max(1_000_000_00, 'too_big')
const Limits: z.ZodType<LimitsCents, LimitsCents> = z.partialRecord(RightName, Cents)

const Role = z.object({
  role: z.enum(roles),
  endsOn: DayText.nullable().default(null),
  /** Limits in cents, by right, that are lower than the role's own. */
  limitsCents: Limits.default({}),
})

const ListedStaff = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    startsOn: z.string(),
    endsOn: z.string().nullable(),
    /** Whether the person works here today. */
    isActive: z.boolean(),
    roles: z.array(
      z.object({ role: z.enum(roles), endsOn: z.string().nullable(), limitsCents: Limits }),
    ),
    hasPassword: z.boolean(),
    hasTotp: z.boolean(),
    passkeys: z.int(),
    lastSeenAt: z.iso.datetime().nullable(),
    invitation: z
      .object({ madeAt: z.iso.datetime(), expiresAt: z.iso.datetime(), isOver: z.boolean() })
      .nullable(),
    /** Of the data that a colleague may change, to see that nobody else did meanwhile. */
    version: z.string(),
    devices: z.array(
      z.object({
        id: Id,
        name: z.string(),
        boundAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ListedStaff' })

const person = {
  name: filledPrintedText(100),
  email: Email.nullable().default(null),
  phone: filledText(30).nullable().default(null),
  roles: z.array(Role).min(1, 'required').max(maxRoles, 'too_many_roles'),
  endsOn: DayText.nullable().default(null),
}

/** A link that is shown once, to pass on by phone or on paper. */
const Link = z.object({ link: z.string().nullable(), expiresAt: z.iso.datetime() })

/** The people who work here: only the owner, but for their names. */
export const peopleCalls = callTable({
  listStaff: {
    method: 'GET',
    path: '/staff',
    summary: 'The people who work here, who are invited and who have left',
    audience: { staff: 'manageStaff' },
    query: listQuery(peopleFields, 'name'),
    answer: listAnswer(ListedStaff),
  },
  listColleagues: {
    method: 'GET',
    path: '/colleagues',
    summary: 'The names of those who work here today, to give them a row of the list',
    audience: { staff: 'seeToday' },
    answer: z.object({ rows: z.array(z.object({ id: Id, name: z.string() })) }),
  },
  readRoleLimits: {
    method: 'GET',
    path: '/staff/limits',
    summary: 'Up to which sum each role may do alone what has a limit, in cents',
    audience: { staff: 'manageStaff' },
    answer: z.object({
      limits: z.partialRecord(RightName, z.partialRecord(z.enum(roles), z.int())),
    }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/staff',
    summary: 'Adds a person; the link goes by mail, or is answered to pass on by phone',
    audience: { staff: 'manageStaff' },
    body: z.object({
      ...person,
      startsOn: DayText.nullable().default(null),
      way: z.enum(['mail', 'phone']),
    }),
    answer: z.object({ id: Id, ...Link.shape }),
    refusals: ['factor_needed', 'owner_by_command'],
  },
  renewInvitation: {
    method: 'POST',
    path: '/staff/:id/invitation',
    summary: 'A new link to choose a password; the earlier link stops working',
    audience: { staff: 'manageStaff' },
    params,
    body: z.object({ way: z.enum(['mail', 'phone']) }),
    answer: Link,
    refusals: ['factor_needed'],
  },
  changeStaff: {
    method: 'POST',
    path: '/staff/:id',
    summary: 'Changes name, addresses, roles, limits and the last day',
    audience: { staff: 'manageStaff' },
    params,
    body: z.object({
      ...person,
      reason: text(300).default(''),
      /** Refused when another has changed the person since. */
      version: text(64).optional(),
    }),
    answer: Done,
    refusals: ['factor_needed', 'owner_by_command', 'last_owner', 'changed_since'],
  },
  endStaff: {
    method: 'POST',
    path: '/staff/:id/leave',
    summary: 'The person leaves at once: every session ends, open rows go to another person',
    audience: { staff: 'manageStaff' },
    params,
    body: z.object({
      reason: filledText(300),
      /** Who goes on with the rows that were given to the person; null for nobody. */
      handOverTo: Id.nullable().default(null),
    }),
    answer: Done,
    refusals: ['factor_needed', 'owner_by_command', 'last_owner'],
  },
  resetFactors: {
    method: 'DELETE',
    path: '/staff/:id/factors',
    summary: 'Removes the second factors of a person who has lost them; every session ends',
    audience: { staff: 'manageStaff' },
    params,
    answer: Done,
    refusals: ['factor_needed'],
  },
  makeDeviceLink: {
    method: 'POST',
    path: '/staff/:id/device-link',
    summary: 'A link to show as a QR code; the phone that opens it is bound to the driver',
    audience: { staff: 'manageStaff' },
    params,
    body: NoBody,
    answer: z.object({ link: z.string(), expiresAt: z.iso.datetime() }),
  },
  revokeDevice: {
    method: 'DELETE',
    path: '/devices/:id',
    summary: 'Revokes a phone at once',
    audience: { staff: 'manageStaff' },
    params,
    answer: Done,
  },
})
