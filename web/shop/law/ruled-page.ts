import type { ShopRules } from '../../../contract/shop-rules.ts'
import type { DocumentText } from '../../../contract/words/document.ts'
import type { PageLoad } from '../../client/loading.ts'
import type { Language } from '../../words/use-words.ts'
import { describedBy } from './law-meta.ts'
import { type SpokenRules, spokenRules } from './spoken-rules.ts'

/** Pages that tell sums read them from the settings in force, never from their own text. */
export const loadRules = (async ({ api }) => (await api.readShopRules()).data) satisfies PageLoad<ShopRules>

type RuledText = (rules: SpokenRules) => DocumentText

export const ruledMeta = (texts: Record<Language, RuledText>) =>
  describedBy<ShopRules>((rules, language) => texts[language](spokenRules(rules, language)))
