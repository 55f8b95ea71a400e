import { bottleKinds } from '../../contract/shop/vocabularies/bottle-kinds.ts'
import type { BottleMovement, bottleCalls } from '../../contract/shop/bottles.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { eurosOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import { cardPicture } from '../cart/item-answer.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { bottleLedger, type MovementRow } from './bottle-ledger.ts'
import { openDispute } from './open-dispute.ts'
import { rentedGoods } from './held-bottles.ts'

const PAGE_SIZE = 10

export const bottleRoutes = ({ db, config, clock }: AppWithDb): Handlers<typeof bottleCalls> => ({
  listBottles: async ({ caller, query: { page } }) => {
    const { rows, total } = await bottleLedger(db, caller.customerId, { page, pageSize: PAGE_SIZE })
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const data = rows.map((row) => movementAnswer(row, caller.language))
    return done({
      bottles: { current_page: page, last_page: last, per_page: PAGE_SIZE, total, data },
    })
  },
  disputeBottles: async ({ caller: { customerId }, by, params, body }) => {
    const dispute = { customerId, movementId: params.id, openedAt: clock.now(), ...body }
    const opened = await inTransaction(db, (tx) => openDispute(tx, by, dispute))
    return opened.ok ? done({ data: { state: 'open' as const } }) : opened
  },
  listRentedGoods: async ({ caller }) => {
    const rows = await rentedGoods(db, caller.customerId)
    return done({
      data: rows.map((row) => ({
        good_id: row.goodId,
        name: caller.language === 'en' ? row.nameEn : row.nameLv,
        link: row.link,
        image: cardPicture(config.IMAGE_BASE, row.goodId),
        isbottle: bottleKinds.numberOf(row.bottleKind),
        count: row.held,
        bail: eurosOf(row.lentDepositCents),
        monthly_payment_vat: eurosOf(row.monthlyPaymentCents),
        last_executed: row.lastOn,
      })),
    })
  },
})

const movementAnswer = (row: MovementRow, language: Language): BottleMovement => ({
  id: row.id,
  cause: row.causeKind,
  date: row.movedOn,
  good_id: row.goodId,
  name: (language === 'en' ? row.nameEn : row.nameLv) ?? '',
  delivered: row.delivered,
  returned: row.returned,
  declared_delivered: row.declaredDelivered,
  declared_returned: row.declaredReturned,
  held: row.heldAfter,
  deposit: eurosOf(row.depositCents),
  deposit_total: eurosOf(row.depositAfterCents),
  order_id: row.orderId,
  invoice: row.paperKind && documentNumber(row.paperKind, row.paperYear!, row.paperNumber!),
  note: row.note ?? '',
  dispute: row.disputeState && { state: row.disputeState, answer: row.disputeAnswer ?? '' },
  is_correction: row.causeKind === 'dispute' || row.isReversal ? 1 : 0,
  may_dispute: row.causeKind === 'delivery' && row.disputeState === null && !row.isReversed ? 1 : 0,
})
