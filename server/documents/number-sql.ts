import { type RawBuilder, sql } from 'kysely'

/** In a query, the number of a paper as `documentNumber` writes it. */
export const documentNumberSql = (alias: 'd' | 'p'): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case ${of('kind')} when 'invoice' then 'R' when 'monthly_bill' then 'M'
    when 'credit_bill' then 'K' else 'A' end
    || '-' || ${of('year')} || '-' || lpad(${of('number')}::text, 6, '0')`
}
