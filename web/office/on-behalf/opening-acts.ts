import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct, BehalfField, BehalfWords } from './behalf-act.ts'

type LentGood = { id: number; name: string }

/** Bottles that a customer has from elsewhere, with who says so. */
export function useOpeningActs() {
  const words = useWords(behalfWords)
  return { openBottles: openBottles(words) }
}

const openBottles =
  (words: BehalfWords) =>
  ({ id, places }: Pick<CustomerPage, 'id' | 'places'>, goods: readonly LentGood[]): BehalfAct => ({
    key: `opening ${id}`,
    deed: 'bottles.opening',
    right: 'changeCustomers',
    title: words.openingTitle,
    verb: words.opening,
    fields: [
      {
        name: 'good',
        asks: ['goodId'],
        kind: 'choice',
        label: words.openingGood,
        first: String(goods[0]?.id ?? ''),
        choices: goods.map((good) => ({ value: String(good.id), title: good.name })),
      },
      { name: 'pieces', kind: 'pieces', label: words.pieces, hint: words.plusMinus, first: '1' },
      ...(places.length > 1 ? [placeField(words, places)] : []),
      { name: 'reason', kind: 'text', label: words.openingWho },
    ],
    send:
      ({ good, pieces, address, reason = '' }) =>
      ({ query, body }, options) => {
        const addressId = address === undefined ? places[0]?.id : Number(address)
        const opening = { goodId: Number(good), pieces: Number(pieces), reason }
        const at = addressId === undefined ? {} : { addressId }
        return api.openBottles(
          { params: { id: String(id) }, query, body: { ...opening, ...at, ...body } },
          options,
        )
      },
  })

const placeField = (words: BehalfWords, places: CustomerPage['places']): BehalfField => ({
  name: 'address',
  asks: ['addressId'],
  kind: 'choice',
  label: words.openingWhere,
  first: String(places[0]!.id),
  choices: places.map(({ id, address }) => ({ value: String(id), title: address })),
})
