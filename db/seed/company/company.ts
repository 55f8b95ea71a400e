import type { Day } from '../../../domain/calendar.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import type { Crew } from './crew.ts'

/** The company of the demo on the day of its founding, which its whole past is counted from. */
export type Company = { crew: Crew; customers: KnownCustomer[]; today: Day; now: () => Date }

/** One transaction of the company's life; `again` asks for the same step once more. */
export type Step = (past: Past, company: Company) => Promise<'again' | void>
