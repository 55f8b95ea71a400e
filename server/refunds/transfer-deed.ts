import { z } from 'zod'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { nameTransfer } from '../bank/name-transfer.ts'
import { reachRefund } from './reach-refund.ts'

const Naming = z.object({ lineId: z.int(), refundId: z.int() })

export const nameTransferDeed: Deed<z.output<typeof Naming>> = {
  name: 'bank.transfer',
  right: 'importStatements',
  input: Naming,
  subject: ({ lineId }) => ({ kind: 'bank_line', id: lineId }),
  reasonOf: () => null,
  reach: reachRefund,
  run: async (app, tx, by, naming) => {
    const named = await nameTransfer(app, tx, by, naming)
    const undo = { deed: 'bank.unmatch', input: { lineId: naming.lineId, reason: 'Atsaukts' } }
    return named.ok ? done({ undo }) : named
  },
}
