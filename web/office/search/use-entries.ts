import { useNavigate } from 'react-router'
import type { Found } from '../../../contract/office/search.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { startsAllWords, wordsOf } from '../../../domain/office/search-terms.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useObserved } from '../../client/observed.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useSettled } from '../../client/use-settled.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { type Shortcut, shortcutsNow, shownShortcuts } from '../kit/shortcuts.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import type { Entry } from './entry.ts'
import { shownPhone } from './shown-phone.ts'
import { useListInView, useNextEntries } from './use-next-entries.ts'

const QUIET_MS = 120

/** Deeds whose words begin as typed, what the shop has under the typed text, and what then. */
export function useEntries(typed: string) {
  // The page and its deeds may come while the palette is open.
  useObserved(shownShortcuts)
  const verbsOnly = typed.startsWith('>')
  const text = (verbsOnly ? typed.slice(1) : typed).trim()
  const maySearch = useMay('searchEverything') && !verbsOnly
  const settled = useSettled(text, QUIET_MS)
  const inView = useListInView()
  const { value, hasFailed } = useLoaded(maySearch && settled !== '' ? settled : undefined, () =>
    api
      .searchOffice({ query: { text: settled, ...inView } })
      .then((answer) => ({ text: settled, ...answer })),
  )
  const entryOf = useFoundEntry()
  const next = useNextEntries()
  const isCurrent = !maySearch || text === '' || value?.text === text
  const isFound = maySearch && isCurrent && text !== '' && value !== undefined
  const found = isFound ? value.found : []
  return {
    text,
    entries: [...verbEntries(text), ...found.map(entryOf), ...(isFound ? next(text, value) : [])],
    isCurrent,
    hasFailed: hasFailed && maySearch && text !== '',
  }
}

const groups: readonly Shortcut['group'][] = ['list', 'page', 'everywhere', 'go']

const verbEntries = (text: string): Entry[] =>
  shortcutsNow()
    .filter(({ label }) => startsAllWords(label, wordsOf(text)))
    .filter(({ label }, at, all) => at === all.findIndex((other) => other.label === label))
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
    .map(({ label, group, keys, run }) => {
      const icon = group === 'go' ? 'right' : 'check'
      return { id: `${group}-${label}`, group, title: label, detail: [], icon, keys, run }
    })

function useFoundEntry(): (found: Found) => Entry {
  const words = useWords(searchWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return (found) => {
    const { kind } = found
    const run = () => void navigate(`/${kind}s/${found.id}`)
    const about = { id: `${kind}-${found.id}`, group: kind, run }
    if (found.kind === 'customer') {
      const phone = found.phone === null ? undefined : shownPhone(found.phone)
      const matched = words.matched[found.matched]
      const detail = some([matched, phone, found.email, ...found.addresses])
      return { ...about, title: found.name, detail, icon: 'user' }
    }
    const sum = found.totalCents === null ? undefined : formatEuros(found.totalCents, language)
    if (found.kind === 'document')
      return {
        ...about,
        title: found.number,
        detail: some([found.customerName, sum]),
        icon: 'pdf',
      }
    const day = found.deliveryOn === null ? null : numericDate(dayOf(found.deliveryOn), language)
    const detail = [found.customerName, day, words.states[found.status], sum]
    return { ...about, title: words.order(found.id), detail: some(detail), icon: 'cart' }
  }
}

const some = (parts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(parts.flatMap((part) => part || [])),
]
