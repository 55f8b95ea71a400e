import type { UndeliveredCode } from './undelivered-codes.ts'

export type DriverCode = Exclude<UndeliveredCode, 'withdrawn'>

/** The driver's buttons: nine at most on a screen, the ninth opens the second. */
export const undeliveredScreens: readonly (readonly DriverCode[])[] = [
  [
    'nobody_home',
    'no_access',
    'closed',
    'refused',
    'asks_other_day',
    'no_money',
    'not_on_van',
    'no_time',
  ],
  ['address', 'damaged', 'wrong_order', 'vehicle', 'road', 'unsafe'],
]

export const undeliveredDetails = [
  'code',
  'gate',
  'dog',
  'too_many',
  'quality',
  'price',
  'forgot',
] as const
export type UndeliveredDetail = (typeof undeliveredDetails)[number]

/** What a driver is asked when a stop failed for this reason; nothing of it is needed to go on. */
type Question = {
  /** One of these, by a button. */
  details?: readonly UndeliveredDetail[]
  asks?: 'photo' | 'day' | 'note'
}

export const undeliveredQuestions: Record<DriverCode, Question> = {
  nobody_home: { asks: 'photo' },
  no_access: { details: ['code', 'gate', 'dog'] },
  closed: { asks: 'note' },
  refused: { details: ['too_many', 'quality', 'price', 'forgot'] },
  asks_other_day: { asks: 'day' },
  no_money: {},
  address: { asks: 'photo' },
  not_on_van: { asks: 'note' },
  damaged: { asks: 'photo' },
  wrong_order: { asks: 'note' },
  no_time: {},
  vehicle: { asks: 'note' },
  road: {},
  unsafe: { asks: 'note' },
}
