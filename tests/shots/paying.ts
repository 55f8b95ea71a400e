import type { Step } from './shot.ts'
import { agree, choose, pause, press, see, visit } from './steps.ts'

type Outcome = 'paid' | 'pending' | 'abandoned' | 'voided'

export const cash = /Skaidrā naudā|Cash/
export const swedbank = /Swedbank/

export const choosing = (method: RegExp): Step[] => [choose(method), pause(1_200)]
export const pressOrder = press(/^Pasūtīt ar pienākumu|^Order with/)

/** Pays: to the bank and back with its outcome, or only to its page. */
export const ordering = (method: RegExp, outcome?: Outcome): Step[] => [
  visit('/cart/payment'),
  ...choosing(method),
  agree,
  pressOrder,
  (page) => page.waitForURL(({ pathname }) => !pathname.endsWith('/cart/payment')),
  ...(outcome === undefined ? [] : [press(`button[value=${outcome}]`)]),
  see('main h1'),
  (page) => page.waitForLoadState('networkidle'),
  pause(600),
]
