import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'

export type Headers = { authorization: string }

/** Makes or finds a customer of the shop. */
export type Customer = (request: APIRequestContext) => Promise<Headers>

/** Something that is done on a page before its picture is taken. */
export type Step = (page: Page) => Promise<unknown>

export type Options = {
  /** Takes the window alone, for dialogs over the page; otherwise the whole page. */
  windowOnly?: boolean
  /** The page is still waiting for an answer. */
  unfinished?: boolean
  /** All screens when absent. */
  screens?: readonly Screen[]
  browser?: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState'>
}

export type Path = string | ((request: APIRequestContext, headers: Headers) => Promise<string>)

/** One picture: the customer, the page, and what is done on it first. */
export type Shot = Options & { name: string; path: Path; customer: Customer | null; steps: Step[] }

/** Pictures of one page for one customer, or a visitor: the options and steps of each. */
export const states = (
  path: Path,
  customer: Customer | null,
  rows: Record<string, Step | (Step | Options)[]>,
): Shot[] =>
  Object.entries(rows).map(([name, row]) => {
    const parts = [row].flat()
    const steps = parts.filter((part) => typeof part === 'function')
    const options = parts.filter((part) => typeof part === 'object')
    return { name, path, customer, steps, ...Object.assign({}, ...options) }
  })

/** Pictures of one page for different customers, after the same steps. */
export const views = (path: Path, customers: Record<string, Customer>, ...steps: Step[]): Shot[] =>
  Object.entries(customers).flatMap(([name, customer]) => states(path, customer, { [name]: steps }))

export const inWindow: Options = { windowOnly: true }
export const loading: Options = { windowOnly: true, unfinished: true }
export const onPhones: Options = { windowOnly: true, screens: ['phone'] }
export const onWideScreens: Options = { windowOnly: true, screens: ['tablet', 'desk'] }

/** The phone's height is without its browser's bars. */
export const screens = {
  phone: { width: 390, height: 760 },
  tablet: { width: 820, height: 1080 },
  desk: { width: 1440, height: 900 },
} as const

export type Screen = keyof typeof screens
