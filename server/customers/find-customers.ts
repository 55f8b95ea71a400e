import { sql } from 'kysely'
import { type SearchTerms, startsAllWords } from '../../domain/office/search-terms.ts'
import type { Db } from '../platform/database/connect.ts'

export type FoundCustomer = {
  id: number
  name: string
  email: string
  phone: string | null
  addresses: string[]
  /** What of the customer matched. */
  matched: 'name' | 'email' | 'phone' | 'number' | 'address' | 'iban' | 'all'
}

type MatchedBy = 'words' | 'email' | 'phone' | 'number' | 'iban'
type Row = Omit<FoundCustomer, 'matched'> & { matchedBy: MatchedBy }

/** Of the customers `c`; the one of the documents first. */
export const addressesOfC = sql<string[]>`array(
  select concat_ws(', ', concat_ws(' ', a.street,
    concat_ws('-', a.house_no, nullif(a.flat_no, ''))), r.name, nullif(t.name, r.name))
  from addresses a join regions r on r.id = a.region_id join cities t on t.id = r.city_id
  where a.customer_id = c.id and a.removed_at is null
  order by a.is_legal desc, a.id)`

/** A customer's name and contacts; not of guests and of those whom the shop has forgotten. */
export const findContacts = (db: Db, customerId: number) =>
  db
    .selectFrom('customers as c')
    .select(['c.id', 'c.name', 'c.email', 'c.phone', 'c.personType', addressesOfC.as('addresses')])
    .select(['c.creditLimitCents', 'c.payLater'])
    .where('c.id', '=', customerId)
    .where('c.role', '=', 'customer')
    .where('c.anonymisedAt', 'is', null)
    .executeTakeFirst()

/** The customers that the typed text may mean, those with whole words first. */
export async function findCustomers(
  db: Db,
  { words, email, phoneTail, customerId, iban }: SearchTerms,
  limit: number,
): Promise<FoundCustomer[]> {
  const whole = words.map(lexeme).join(' & ')
  const beginnings = words.map(beginningOfWord).join(' & ')
  const phone = phoneTail === undefined ? '' : beginning(`~${backwards(phoneTail)}`)
  const wholeEmail = email === undefined ? '' : beginning(`=${email}`)
  // Each part stops at the limit unsorted: sorting would read every customer of a common name.
  const byWords = (query: string, matchedBy: MatchedBy, rank: number) => sql`
    (select customer_id, ${matchedBy} as matched_by, ${rank}::int as rank from customer_search
      where words @@ ${query}::tsquery limit ${limit})`
  const { rows } = await sql<Row>`
    with found as (
      select id as customer_id, 'number' as matched_by, 0 as rank from customers
        where id = ${customerId ?? 0} and role = 'customer'
      union all
      (select customer_id, 'iban', 0 from (${ofIban(iban ?? '')}) as payers limit ${limit})
      union all ${byWords(phone, 'phone', 1)}
      union all ${byWords(wholeEmail, 'email', 1)}
      union all ${byWords(whole, 'words', 2)}
      union all ${byWords(beginnings, 'words', 3)}),
    best as (
      select distinct on (customer_id) customer_id, matched_by, rank from found
      order by customer_id, rank)
    select id, name, email, phone, matched_by as "matchedBy", ${addressesOfC} as addresses
    from best join customers c
      on c.id = customer_id and c.merged_into is null and c.anonymised_at is null
    order by rank, id desc limit ${limit}`.execute(db)
  return rows.map(({ matchedBy, ...row }) => ({
    ...row,
    matched: matchedBy === 'words' ? matchOf(row, words) : matchedBy,
  }))
}

/** Who has paid from an account, or asked to be paid to it. */
const ofIban = (iban: string) => sql`
  select customer_id from deposit_refunds where iban = ${iban}
  union
  select m.customer_id from bank_lines l
    join bank_line_states s on s.line_id = l.id
    join bank_matches m on m.line_id = l.id and s.match_id in (m.id, m.part_of)
    where l.party_iban = ${iban} and m.target = 'customer'`

/** As long are the beginnings that the database has as words of their own. */
const SHORT = 4

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
const beginning = (word: string) => `${lexeme(word)}:*`
const beginningOfWord = (word: string) =>
  Array.from(word).length <= SHORT ? lexeme(`^${word}`) : beginning(word)
const backwards = (digits: string) => digits.split('').toReversed().join('')

function matchOf({ name, email, addresses }: Omit<Row, 'matchedBy'>, words: readonly string[]) {
  if (startsAllWords(name, words)) return 'name'
  if (startsAllWords(email, words)) return 'email'
  return startsAllWords(addresses.join(' '), words) ? 'address' : 'all'
}
