import { api } from '../session/api.ts'
import type { DeedDraft, DeedForm } from './deed-draft.ts'
import type { CustomerDeed, OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'

const notes = { right: 'writeNotes' } as const

export const customerForms: Record<CustomerDeed['deed'], DeedForm> = {
  writeNote: {
    ...notes,
    name: 'customers.write_note',
    fields: ['body', 'reader', 'day'],
    optional: ['day'],
  },
  endNote: { ...notes, name: 'customers.end_note', fields: [] },
  sendDocument: { ...notes, name: 'documents.send', fields: [] },
  explainDeposit: { ...notes, name: 'deposits.explain', fields: [] },
}

export const isCustomerDeed = (open: OpenDeed): open is CustomerDeed => open.deed in customerForms

export function firstCustomerDraft(open: OpenDeed): Partial<DeedDraft> {
  if (open.deed !== 'writeNote') return {}
  return { reader: open.reader, body: open.body, day: open.untilOn ?? '' }
}

export const nameOfCustomerDeed = (open: CustomerDeed): string => {
  if (open.deed === 'endNote') return String(open.noteId)
  if (open.deed === 'sendDocument') return String(open.documentId)
  return open.deed === 'writeNote'
    ? `${open.customerId} ${open.reader} ${open.body}`
    : String(open.customerId)
}

/** The call of a deed with what is typed. */
export function sendCustomerDeed(open: CustomerDeed, draft: DeedDraft): SendDeed {
  return ({ query, body: wanted }, options) => {
    if (open.deed === 'endNote')
      return api.endNote({ params: { id: String(open.noteId) }, query, body: wanted }, options)
    if (open.deed === 'sendDocument') {
      const params = { id: String(open.documentId) }
      return api.sendDocument({ params, query, body: wanted }, options)
    }
    const params = { id: String(open.customerId) }
    if (open.deed === 'explainDeposit')
      return api.explainDeposit({ params, query, body: wanted }, options)
    const reader = draft.reader === 'office' ? ('office' as const) : ('driver' as const)
    const until = draft.day === '' ? {} : { untilOn: draft.day }
    const body = { ...wanted, reader, body: draft.body, ...until }
    return api.writeNote({ params, query, body }, options)
  }
}
