import type { bankCalls } from '../../contract/office/bank.ts'
import { bankLineFields } from '../../domain/bank/line-fields.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import { readList } from '../platform/database/read-list.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { bookExpenseDeed, nameLineDeed, unmatchLineDeed } from './bank-deeds.ts'
import { askPayerDeed } from './ask-payer.ts'
import { splitLineDeed } from './split-deed.ts'
import { importStatementFile } from './import-statements.ts'
import { withReason } from './refused-statement.ts'
import { bankLinesSource, readBank } from './list-lines.ts'
import { countBooked } from './line-store.ts'
import { matchNewLines } from './match-lines.ts'

export const bankRoutes = (app: AppWithDb): Handlers<typeof bankCalls> => ({
  listBankLines: async ({ query }) =>
    done(await readList(app.db, bankLineFields, bankLinesSource, query)),
  readBank: async () => done(await readBank(app)),
  importStatement: async ({ by, body: { name, content }, caller: { language } }) => {
    const file = { name, content: Buffer.from(content, 'base64') }
    const imported = await importStatementFile(app, by, file)
    if (!imported.ok) return refuse(withReason(imported.refusal, language))
    await matchNewLines(app)
    const { fileId, ...counted } = imported.value
    const booked = await countBooked(app.db, fileId)
    const knownSince = counted.knownSince?.toISOString() ?? null
    return done({ ...counted, booked, knownSince })
  },
  nameBankLines: ({ by, query, body, caller }) => {
    const rows = body.lines
    return doAct(app, by, { deed: nameLineDeed, rows }, wantedOf(query, body, caller))
  },
  bookBankExpense: ({ by, params: { id: lineId }, query, body, caller }) => {
    const rows = [{ lineId, always: body.always }]
    return doAct(app, by, { deed: bookExpenseDeed, rows }, wantedOf(query, body, caller))
  },
  splitBankLine: ({ by, params: { id: lineId }, query, body, caller }) => {
    const { parts, providerCents, feeCents } = body
    const rows = [{ lineId, parts, providerCents, feeCents }]
    return doAct(app, by, { deed: splitLineDeed, rows }, wantedOf(query, body, caller))
  },
  askPayer: ({ by, params: { id: lineId }, query, body, caller }) => {
    const rows = [{ lineId, customerId: body.customerId }]
    return doAct(app, by, { deed: askPayerDeed, rows }, wantedOf(query, body, caller))
  },
  unmatchBankLine: ({ by, params: { id: lineId }, query, body, caller }) => {
    const rows = [{ lineId, reason: body.reason }]
    return doAct(app, by, { deed: unmatchLineDeed, rows }, wantedOf(query, body, caller))
  },
})
