import type { ShopRules } from '../../../contract/shop-rules.ts'
import { useLanguage } from '../../words/use-words.ts'
import { type SpokenRules, spokenRules } from './spoken-rules.ts'

export const useSpokenRules = (rules: ShopRules): SpokenRules => spokenRules(rules, useLanguage())
