import { bySystem } from '../../../../domain/actor.ts'
import { sampleLine } from '../../../../domain/bank/sample-line.ts'
import { addDays, dayOf } from '../../../../domain/calendar.ts'
import { importStatementFile } from '../../../../server/bank/import-statements.ts'
import type { OrderShop } from '../../../support/order-shop.ts'
import { camtFile } from '../../../support/statement-files.ts'

/** Brings a line of the bank that names nobody; each has a statement of its own. */
export function bringLines({ app, db }: OrderShop) {
  let day = dayOf('2026-06-01')
  let openingCents = 0
  const blank = { text: 'paldies', partyName: null, partyIban: null, partyCode: null }
  return async (cents: number, partyIban: string | null = null): Promise<number> => {
    day = addDays(day, 1)
    const line = { ...sampleLine, ...blank, partyIban, bookedOn: day, bankRef: `b-${day}`, cents }
    const { iban } = (await app.settings()).seller
    const statement = { iban, from: day, to: day, openingCents, lines: [line] }
    openingCents += cents
    const content = Buffer.from(camtFile(statement))
    await importStatementFile(app, bySystem, { name: `${day}.xml`, content })
    const newest = db.selectFrom('bankLines').select('id').orderBy('id', 'desc').limit(1)
    return (await newest.executeTakeFirstOrThrow()).id
  }
}
