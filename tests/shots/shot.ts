import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'

export type Headers = { authorization: string }

/** Makes or finds a customer of the shop. */
export type Customer = (request: APIRequestContext, origin: string) => Promise<Headers>

/** One picture: the customer, the page, and what is done on it first. */
export type Shot = {
  name: string
  path: string | ((request: APIRequestContext, headers: Headers) => Promise<string>)
  /** A visitor when absent. */
  customer?: Customer
  act?: (page: Page) => Promise<unknown>
  /** Takes the window alone, for dialogs over the page; otherwise the whole page. */
  windowOnly?: boolean
  /** All screens when absent. */
  screens?: readonly Screen[]
  browser?: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState'>
  /** The page is still waiting for an answer. */
  unfinished?: boolean
}

/** The phone's height is without its browser's bars. */
export const screens = {
  phone: { width: 390, height: 760 },
  tablet: { width: 820, height: 1080 },
  desk: { width: 1440, height: 900 },
} as const

export type Screen = keyof typeof screens
