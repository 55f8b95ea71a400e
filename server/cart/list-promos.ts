import { addDays } from '../../domain/calendar.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { formatEuros } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

/** The newest first; ended ones only if they are asked for. */
export const listPromos = (db: Db, now: Date, { ended }: { ended: boolean }) =>
  db
    .selectFrom('promoCodes')
    .select([
      'id',
      'code',
      'kind',
      'percent',
      'amountCents',
      'validFrom',
      'validUntil',
      'minimumCents',
      'useLimit',
      'customerLimit',
      'uses',
      'forChosenGoods',
      'forChosenCustomers',
      'isActive',
    ])
    .$if(!ended, (codes) =>
      codes
        .where('isActive', '=', true)
        .where((code) => code.or([code('validUntil', 'is', null), code('validUntil', '>', now)])),
    )
    .orderBy('id', 'desc')
    .execute()

type ListedPromo = Awaited<ReturnType<typeof listPromos>>[number]

export const promoLine = (promo: ListedPromo): string =>
  [
    `${promo.code}: ${benefitText(promo)}`,
    promo.isActive ? '' : 'ended by the office',
    promo.validFrom && `from ${rigaDay(promo.validFrom.getTime())}`,
    // The column holds an exclusive end.
    promo.validUntil && `until ${addDays(rigaDay(promo.validUntil.getTime()), -1)}`,
    promo.minimumCents > 0 && `for ${formatEuros(promo.minimumCents, 'en')} or more`,
    promo.forChosenGoods && 'for chosen goods',
    promo.forChosenCustomers && 'for chosen customers',
    `used ${promo.uses}${promo.useLimit === null ? '' : ` of ${promo.useLimit}`}`,
    promo.customerLimit !== null && `${promo.customerLimit} a customer`,
  ]
    .filter(Boolean)
    .join(', ')

function benefitText({ kind, percent, amountCents }: ListedPromo): string {
  if (kind === 'percent') return `${percent}%`
  return kind === 'sum' ? formatEuros(amountCents!, 'en') : 'free delivery'
}
