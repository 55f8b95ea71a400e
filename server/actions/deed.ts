import type { z } from 'zod'
import type { Change, Hit, Subject } from '../../contract/office/effects.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'

/** What a row of an act touches, read before it is done. */
export type Reach = {
  customerId?: number
  /** More than one, each with money that the act moves. */
  customerIds?: readonly number[]
  orderId?: number
  /** Compared with the limit of the right. */
  cents?: Cents
  /** What the same person has done of it before; it counts for the limit too. */
  earlierCents?: Cents
  /** Two people, whatever it comes to. */
  isForTwo?: boolean
  /** The limit for which it is for two, where that is the reason. */
  limitCents?: Cents
  /** More than a role may do whose right is limited to part of the act. */
  isBeyondPart?: boolean
}

/** A deed by its name, with the input that reverses another. */
export type UndoStep = { deed: string; input: unknown }

export type RowDone = {
  /** None where it cannot be undone, null where nothing has changed. */
  undo?: UndoStep | null
  /** Fields of records that no other effect tells of. */
  changes?: Change[]
  /** Whom it will hit by and by. */
  hits?: Hit[]
  /** Templates of letters that a job words later. */
  laterMails?: { customerId: number; template: string }[]
  /** Documents that a job issues later. */
  laterDocuments?: { customerId: number; kind: string; totalCents: Cents }[]
}

/**
 * A verb that staff call, on one record, with what previewing, limits, a second person and undoing
 * need to know of it. `input` reads what was stored as JSON.
 */
export type Deed<Input> = {
  /** Such as `orders.move`. */
  name: string
  right: Right
  input: z.ZodType<Input>
  /** The verb writes its own entry in the audit trail. */
  isAudited?: true
  subject(input: Input): Subject
  reasonOf(input: Input): string | null
  reach(tx: Tx, input: Input, app: App, by: Actor): Promise<Reach>
  run(app: App, tx: Tx, by: Actor, input: Input): Promise<Outcome<RowDone, Refusal>>
}

/** Several records in one act. */
export type Act<Input> = { deed: Deed<Input>; rows: readonly Input[] }

/** All deeds by name; `server/deeds.ts` collects them from the rooms. */
export type Deeds = Record<string, Deed<unknown>>
