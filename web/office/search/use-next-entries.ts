import { useLocation, useNavigate } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { parsePhone } from '../../../domain/customers/phone.ts'
import { searchWords } from '../../words/office/search.ts'
import { useWords } from '../../words/use-words.ts'
import { useMay } from '../session/session.ts'
import type { Entry } from './entry.ts'
import { shownPhone } from './shown-phone.ts'

const lists = ['orders', 'customers'] as const

/** The list that the palette lies over, if a filter narrows it. */
export function useListInView() {
  const { pathname, search } = useLocation()
  const filter = new URLSearchParams(search).get('filter')
  const list = lists.find((name) => pathname === `/${name}`)
  return list !== undefined && filter !== null ? { list, filter } : {}
}

/** What follows from an answer: a filter that hides it, a phone that is nobody's yet. */
export function useNextEntries() {
  const words = useWords(searchWords)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const mayAdd = useMay('changeCustomers')
  const withoutFilter = () => {
    const address = new URLSearchParams(search)
    address.delete('filter')
    void navigate(`${pathname}?${address}`)
  }
  return (text: string, { found, hidden }: Answer<OfficeCalls['searchOffice']>): Entry[] => {
    const entries: Entry[] = []
    if (hidden > 0)
      entries.push({
        id: 'hidden',
        group: 'list',
        title: words.withoutFilter,
        detail: [words.hidden(hidden)],
        icon: 'filter',
        run: withoutFilter,
      })
    const phone = parsePhone(text)
    if (phone.ok && mayAdd && !found.some(({ kind }) => kind === 'customer'))
      entries.push({
        id: 'new',
        group: 'everywhere',
        title: words.newCustomer(shownPhone(phone.value)),
        detail: [],
        icon: 'plus',
        run: () => void navigate(`/call?number=${encodeURIComponent(phone.value)}`),
      })
    return entries
  }
}
