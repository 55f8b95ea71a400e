import { useNavigate } from 'react-router'
import type { Found } from '../../../contract/office/search.ts'
import { startsAllWords, wordsOf } from '../../../domain/office/search-terms.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useSettled } from '../../client/use-settled.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { type Shortcut, shortcutsNow } from '../kit/shortcuts.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import { shownPhone } from './shown-phone.ts'

export type Entry = {
  id: string
  group: Shortcut['group'] | Found['kind']
  title: string
  detail: string
  icon: IconName
  keys?: string | undefined
  run: () => void
}

const QUIET_MS = 120

/** Deeds whose words begin as typed, and what the shop has under the typed text. */
export function useEntries(typed: string) {
  const verbsOnly = typed.startsWith('>')
  const text = (verbsOnly ? typed.slice(1) : typed).trim()
  const maySearch = useMay('searchEverything') && !verbsOnly
  const settled = useSettled(text, QUIET_MS)
  const { value, hasFailed } = useLoaded(maySearch && settled !== '' ? settled : undefined, () =>
    api.searchOffice({ query: { text: settled } }).then(({ found }) => ({ text: settled, found })),
  )
  const entryOf = useFoundEntry()
  const isCurrent = !maySearch || text === '' || value?.text === text
  const found = maySearch && isCurrent && text !== '' ? (value?.found ?? []) : []
  return {
    entries: [...verbEntries(text), ...found.map(entryOf)],
    isCurrent,
    hasFailed: hasFailed && maySearch && text !== '',
  }
}

const groups: readonly Shortcut['group'][] = ['list', 'page', 'everywhere', 'go']

const verbEntries = (text: string): Entry[] =>
  shortcutsNow()
    .filter(({ label }) => startsAllWords(label, wordsOf(text)))
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
    .map(({ label, group, keys, run }) => {
      const icon = group === 'go' ? 'right' : 'check'
      return { id: `${group}-${label}`, group, title: label, detail: '', icon, keys, run }
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
      const detail = joined([words.matched[found.matched], phone, found.email, ...found.addresses])
      return { ...about, title: found.name, detail, icon: 'user' }
    }
    const sum = found.totalCents === null ? undefined : formatEuros(found.totalCents, language)
    if (found.kind === 'document')
      return {
        ...about,
        title: found.number,
        detail: joined([found.customerName, sum]),
        icon: 'pdf',
      }
    const detail = [found.customerName, found.deliveryOn, words.states[found.status], sum]
    return { ...about, title: words.order(found.id), detail: joined(detail), icon: 'cart' }
  }
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
