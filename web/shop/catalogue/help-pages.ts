import { searchWords } from '../../../domain/search/search-words.ts'
import type { footerWords } from '../../words/shop/footer.ts'

/** Its title is that of the footer. */
type HelpPage = { path: string; title: keyof TitleWords; words: string }
type TitleWords = Pick<
  (typeof footerWords)['lv'],
  | 'autoshipInfo'
  | 'contacts'
  | 'deliveryZones'
  | 'depositInfo'
  | 'guarantee'
  | 'paymentInfo'
  | 'questions'
  | 'withdrawal'
>

/** Pages that answer a search as goods do, and the words by which they are found. */
const pages: readonly HelpPage[] = [
  {
    path: '/depozits',
    title: 'depositInfo',
    words: 'depozīts ķīla tara taras tukšās pudeles atdot deposit returnable',
  },
  {
    path: '/piegade',
    title: 'deliveryZones',
    words: 'piegāde kurjers pakomāts maršruts piegādes delivery courier',
  },
  {
    path: '/regulara-piegade-info',
    title: 'autoshipInfo',
    words: 'regulārā abonements abonēt autoship subscription',
  },
  {
    path: '/maksajumi',
    title: 'paymentInfo',
    words: 'maksājums samaksa karte rēķins bonuss payment invoice card bonus',
  },
  {
    path: '/atteikums',
    title: 'withdrawal',
    words: 'atteikums atgriešana atgriezt return withdrawal refund',
  },
  {
    path: '/garantija',
    title: 'guarantee',
    words: 'garantija pretenzija sūdzība bojāts guarantee warranty complaint',
  },
  {
    path: '/kontakti',
    title: 'contacts',
    words: 'kontakti tālrunis telefons epasts adrese contacts phone',
  },
  {
    path: '/jautajumi',
    title: 'questions',
    words: 'jautājumi palīdzība help faq questions',
  },
]

const known = pages.map((page) => ({ page, stems: new Set(searchWords(page.words)) }))

/** The help pages that a word of the search names. */
export function helpPagesFor(term: string, titles: TitleWords): { to: string; label: string }[] {
  const typed = searchWords(term)
  return known
    .filter(({ stems }) => typed.some((stem) => stems.has(stem)))
    .map(({ page }) => ({ to: page.path, label: titles[page.title] }))
}
