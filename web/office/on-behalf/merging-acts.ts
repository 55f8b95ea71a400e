import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct } from './behalf-act.ts'

/** Two records of one customer become one: the other ends in this. */
export function useMergingActs() {
  const words = useWords(behalfWords)

  const merge = ({ id, signs }: Pick<CustomerPage, 'id' | 'signs'>): BehalfAct => {
    const likely = signs.flatMap(({ customers }) => customers)
    return {
      key: `merge ${id}`,
      deed: 'customers.merge',
      right: 'forgetCustomers',
      title: words.mergeTitle,
      verb: words.merge,
      fields: [
        {
          name: 'from',
          asks: ['fromId'],
          kind: 'pieces',
          label: words.mergeFrom,
          hint: likely.map((other) => `${other.id} ${other.name}`).join('; ') || words.mergeHint,
          first: String(likely[0]?.id ?? ''),
        },
        { name: 'reason', kind: 'text', label: words.why },
      ],
      send:
        ({ from, reason = '' }) =>
        ({ query, body }, options) => {
          const merging = { fromId: Number(from), reason }
          const params = { id: String(id) }
          return api.mergeCustomers({ params, query, body: { ...merging, ...body } }, options)
        },
    }
  }

  return { merge }
}
