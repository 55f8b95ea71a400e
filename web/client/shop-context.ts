import { createContext } from 'react-router'

/** What the server tells every page of the shop it belongs to; alike for everybody. */
export type ShopFacts = {
  language: 'lv' | 'en'
  publicUrl: string
  imageBase: string
  today: string
  kitPage: boolean
  tracking: { metaPixelId?: string; ga4Id?: string }
}

export const shopContext = createContext<ShopFacts>()
