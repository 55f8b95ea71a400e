import { createContext, useRouteLoaderData } from 'react-router'
import type { Category } from '../../../contract/shop/catalogue.ts'
import type { ShopSettings } from '../../../domain/settings.ts'

/** The shop's facts that the server gives every page; the same for every visitor. */
export type ShopFacts = {
  language: 'lv' | 'en'
  publicUrl: string
  imageBase: string
  today: string
  kitPage: boolean
  /** Sums and limits for the screens' texts and for the rules in `domain` that predict totals. */
  terms: ShopSettings
  tracking: { metaPixelId?: string; ga4Id?: string }
}

/** With the categories of the menu, which the root's loader adds. */
export type Shop = ShopFacts & { categories: Category[] }

export function useShop(): Shop {
  const shop = useRouteLoaderData<Shop>('root')
  if (shop === undefined) throw new Error('the frame is drawn only where the root was loaded')
  return shop
}

export const shopContext = createContext<ShopFacts>()
