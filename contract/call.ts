import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** Who may call: anyone at all, anyone with a token (a guest has one too), or customers alone. */
export type Audience = 'anyone' | 'token' | 'customer'

/** One promise of the API as a value: validation, documents, clients and the matrix of rights all come from it. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to `/api`, with `:name` for parameters. */
  path: string
  summary: string
  audience: Audience
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** What this call may refuse beside the refusals that every call has (bad token, bad fields, too many requests). */
  refusals?: readonly RefusalCode[]
  /** Takes an `Idempotency-Key`: for a week the same key and body give the first answer again. */
  repeatable?: true
  /** Asks the payment provider, and so may take longer than the shop's own work ever does. */
  asksProvider?: true
  /** Calls that make or renew a log-in are open to whoever still sends a token that has ended. */
  oldTokenIsNone?: true
  /** Alike for everybody: served from memory until the catalogue changes, or the stock of a good that the answer tells of. */
  memory?: true | { about: (answer: never) => readonly number[] }
}

export type Calls = Record<string, Call>

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Member<C, Key extends string> = Key extends keyof C ? C[Key] : undefined

/** A part of a call's input: absent where the call has none, optional where all of its members are. */
type Part<C, Key extends string> = [InputOf<Member<C, Key>>] extends [never]
  ? unknown
  : undefined extends InputOf<Member<C, Key>>
    ? { [K in Key]?: InputOf<Member<C, Key>> }
    : object extends InputOf<Member<C, Key>>
      ? { [K in Key]?: InputOf<Member<C, Key>> }
      : { [K in Key]: InputOf<Member<C, Key>> }

/** What a client passes. */
export type Input<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>

/** What a handler gets, after validation. */
export type Parsed<C> = {
  params: OutputOf<Member<C, 'params'>>
  query: OutputOf<Member<C, 'query'>>
  body: OutputOf<Member<C, 'body'>>
}

/** What a handler gives (before the answer's schema drops what it does not list). */
export type Given<C extends Call> = z.input<C['answer']>

/** What a client receives. */
export type Answer<C extends Call> = z.output<C['answer']>

/** A client that knows every call by name, however it reaches the server. */
export type Client<Table extends Calls> = {
  [Name in keyof Table]: (
    ...input: object extends Input<Table[Name]>
      ? [Input<Table[Name]>?, CallOptions?]
      : [Input<Table[Name]>, CallOptions?]
  ) => Promise<Answer<Table[Name]>>
}

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean }

/** Checks a room's table of calls without widening it. */
export const callTable = <const Table extends Calls>(table: Table): Table => table

/** The goods that a remembered answer tells of. */
export const toldOf = ({ memory }: Call, answer: unknown): readonly number[] =>
  typeof memory === 'object' ? (memory.about as (answer: unknown) => readonly number[])(answer) : []
