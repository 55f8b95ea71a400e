import { autoshipOffer as en } from './en/autoship-offer.ts'
import { autoshipOffer as lv } from './lv/autoship-offer.ts'

export const autoshipOfferWords = { lv, en }
