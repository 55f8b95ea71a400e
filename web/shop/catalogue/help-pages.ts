import { searchWords } from '../../../domain/search/search-words.ts'
import type { Language } from '../../words/use-words.ts'

type HelpPage = { path: string; title: Record<Language, string>; words: string }

/** Pages that answer a search as goods do, and the words by which they are found. */
const pages: readonly HelpPage[] = [
  {
    path: '/depozits',
    title: { lv: 'Kā darbojas depozīts', en: 'How the deposit works' },
    words: 'depozīts ķīla tara taras tukšās pudeles atdot deposit returnable',
  },
  {
    path: '/piegade',
    title: { lv: 'Piegāde: uz kurieni, kad un cik maksā', en: 'Delivery: where, when, how much' },
    words: 'piegāde kurjers pakomāts maršruts piegādes delivery courier',
  },
  {
    path: '/regulara-piegade-info',
    title: { lv: 'Regulārā piegāde', en: 'Autoship' },
    words: 'regulārā abonements abonēt autoship subscription',
  },
  {
    path: '/maksajumi',
    title: { lv: 'Kā samaksāt', en: 'How to pay' },
    words: 'maksājums samaksa karte rēķins bonuss payment invoice card bonus',
  },
  {
    path: '/atteikums',
    title: { lv: 'Atteikuma tiesības', en: 'Right of withdrawal' },
    words: 'atteikums atgriešana atgriezt return withdrawal refund',
  },
  {
    path: '/garantija',
    title: { lv: 'Garantija un pretenzijas', en: 'Guarantee and complaints' },
    words: 'garantija pretenzija sūdzība bojāts guarantee warranty complaint',
  },
  {
    path: '/kontakti',
    title: { lv: 'Kontakti', en: 'Contacts' },
    words: 'kontakti tālrunis telefons epasts adrese contacts phone',
  },
  {
    path: '/jautajumi',
    title: { lv: 'Biežāk uzdotie jautājumi', en: 'Questions and answers' },
    words: 'jautājumi palīdzība help faq questions',
  },
]

const known = pages.map((page) => ({ page, stems: new Set(searchWords(page.words)) }))

/** The help pages that a word of the search names. */
export function helpPagesFor(term: string, language: Language): { to: string; label: string }[] {
  const typed = searchWords(term)
  return known
    .filter(({ stems }) => typed.some((stem) => stems.has(stem)))
    .map(({ page }) => ({ to: page.path, label: page.title[language] }))
}
