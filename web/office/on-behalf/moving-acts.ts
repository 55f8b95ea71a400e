import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { ChosenPlace } from './address-field.tsx'
import type { BehalfAct } from './behalf-act.ts'

/** As the call names them, and as the customer's own verb does. */
const placeMembers = [
  'regionId',
  'region',
  'street',
  'houseNo',
  'house_no',
  'flatNo',
  'flat_no',
] as const

/** A customer who has moved: what is still to come goes to the new address. */
export function useMovingActs() {
  const words = useWords(behalfWords)

  const moveHome = (customerId: number): BehalfAct => ({
    key: `home ${customerId}`,
    deed: 'customers.new_address',
    title: words.homeTitle,
    verb: words.home,
    fields: [{ name: 'place', kind: 'address', label: words.newAddress, asks: placeMembers }],
    send:
      ({ place = '{}' }) =>
      ({ query, body }, options) => {
        const params = { id: String(customerId) }
        const chosen = JSON.parse(place) as ChosenPlace
        return api.moveHome({ params, query, body: { ...chosen, ...body } }, options)
      },
  })

  return { moveHome }
}
