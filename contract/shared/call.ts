import type { z } from 'zod'
import type { Right } from '../../domain/staff/rights.ts'
import type { RefusalCode } from './refusal-codes.ts'

/**
 * The callers of a call: anyone, anyone with a token (guests too), customers only, staff with a
 * right (or any staff), staff whose second factor is still due (or not), or a driver with a bound
 * phone.
 */
export type Audience =
  | 'anyone'
  | 'token'
  | 'customer'
  | { staff: Right | 'any' }
  | 'signing_in'
  | 'driver'

/** A call as a value; validation, documentation, clients and the test of rights all read it. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to the audience's API (`/api`, `/office/api`), with `:name` for parameters. */
  path: string
  summary: string
  audience: Audience
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** Refusals beside those of every call (bad token, bad fields, too many requests). */
  refusals?: readonly RefusalCode[]
  /** The status of an answer that is not 200. */
  statusOf?: (answer: never) => number
  /** The longest body, where it is more than a form's. */
  mostBytes?: number
  /** Sent compressed: a phone in the field asks for it again and again. */
  isCompressed?: true
  /** Made by the page itself: it is no use of a session that ends when it is not used. */
  isBackground?: true
  /** Written even while one looks at the office as another person, who may only read. */
  isForViewing?: true
  /** Accepts an `Idempotency-Key`: for a week the same key and body repeat the first answer. */
  repeatable?: true
  /** Calls the payment provider and may take longer than the shop's own work. */
  callsProvider?: true
  /** Treats an expired token as none, so that a client that still sends one can log in again. */
  ignoresExpiredToken?: true
  /** The same for everybody: cached until the catalogue, or the stock of a good in it, changes. */
  cache?: true | { goodIds: (answer: never) => readonly number[] }
}

export type Calls = Record<string, Call>

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Member<C, Key extends string> = Key extends keyof C ? C[Key] : undefined

/** A part of a call's input: absent if the call has none, optional if all its members are. */
type Part<C, Key extends string> = [InputOf<Member<C, Key>>] extends [never]
  ? unknown
  : undefined extends InputOf<Member<C, Key>>
    ? { [K in Key]?: InputOf<Member<C, Key>> }
    : object extends InputOf<Member<C, Key>>
      ? { [K in Key]?: InputOf<Member<C, Key>> }
      : { [K in Key]: InputOf<Member<C, Key>> }

/** The input that a client passes. */
export type Input<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>

/** The input that a handler gets after validation. */
export type Parsed<C> = {
  params: OutputOf<Member<C, 'params'>>
  query: OutputOf<Member<C, 'query'>>
  body: OutputOf<Member<C, 'body'>>
}

/** The value that a handler returns; the answer's schema drops unlisted members. */
export type HandlerAnswer<C extends Call> = z.input<C['answer']>

/** The answer that a client receives. */
export type Answer<C extends Call> = z.output<C['answer']>

/** A client with every call by name, whatever its transport. */
export type Client<Table extends Calls> = {
  [Name in keyof Table]: (
    ...input: object extends Input<Table[Name]>
      ? [Input<Table[Name]>?, CallOptions?]
      : [Input<Table[Name]>, CallOptions?]
  ) => Promise<Answer<Table[Name]>>
}

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean }

/** A call with a member that `Call` does not know, such as a misspelt one, is a type error. */
type KnownMembers<C> = { [Key in keyof C]: Key extends keyof Call ? unknown : never }

/** Checks a room's calls without widening their types. */
export const callTable = <const Table extends Calls>(
  table: Table & { [Name in keyof Table]: KnownMembers<Table[Name]> },
): Table => table

/** The status that an answer is sent with. */
export const answerStatus = ({ statusOf }: Call, answer: unknown): number =>
  (statusOf as ((answer: unknown) => number) | undefined)?.(answer) ?? 200

/** The goods whose change evicts a cached answer. */
export const cachedGoods = ({ cache }: Call, answer: unknown): readonly number[] =>
  typeof cache === 'object' ? (cache.goodIds as (answer: unknown) => readonly number[])(answer) : []
