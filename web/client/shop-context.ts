import { createContext, useRouteLoaderData } from 'react-router'
import type { Category } from '../../contract/catalogue.ts'
import type { ShopSettings } from '../../domain/settings.ts'

/** What the server tells every page of the shop it belongs to; alike for everybody. */
export type ShopFacts = {
  language: 'lv' | 'en'
  publicUrl: string
  imageBase: string
  today: string
  kitPage: boolean
  /** The sums and limits that the screens tell, and work out by the server's own rules what a change will come to. */
  terms: ShopSettings
  tracking: { metaPixelId?: string; ga4Id?: string }
}

/** What the root's loader adds: the menu of every page. */
export type Shop = ShopFacts & { categories: Category[] }

export function useShop(): Shop {
  const shop = useRouteLoaderData<Shop>('root')
  if (shop === undefined) throw new Error('the frame is drawn only where the root was loaded')
  return shop
}

export const shopContext = createContext<ShopFacts>()
