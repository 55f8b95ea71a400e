import { parseEuros, typedEuros } from '../../../domain/money.ts'
import { type DepositStep, defaultSettings, type ShopSettings } from '../../../domain/settings.ts'
import { shownTime } from '../kit/shown-setting.ts'
import type { SettingUnit } from './setting.ts'

export type SettingDraft = {
  /** Of a value that is one text. */
  text: string
  steps: { fromBottle: string; percentOff: string }[]
  seller: Record<keyof ShopSettings['seller'], string>
  startsOn: string
  reason: string
}

const noSeller = Object.fromEntries(
  Object.keys(defaultSettings.seller).map((name) => [name, '']),
) as SettingDraft['seller']

/** The value as it is typed, to begin with. */
export function draftOf(unit: SettingUnit, value: unknown, startsOn: string): SettingDraft {
  return {
    text: textOf(unit, value),
    steps: unit === 'steps' ? (value as readonly DepositStep[]).map(stepText) : [],
    seller: unit === 'seller' ? textsOf(value as ShopSettings['seller']) : noSeller,
    startsOn,
    reason: '',
  }
}

function textOf(unit: SettingUnit, value: unknown): string {
  if (unit === 'cents') return typedEuros(Number(value))
  if (unit === 'time') return shownTime(String(value)).replace(':', '.')
  if (unit === 'switch') return value === true ? 'yes' : 'no'
  return unit === 'steps' || unit === 'seller' ? '' : String(value)
}

const stepText = ({ fromBottle, percentOff }: DepositStep) => ({
  fromBottle: String(fromBottle),
  percentOff: String(percentOff),
})

const textsOf = (seller: ShopSettings['seller']) =>
  Object.fromEntries(
    Object.entries(seller).map(([name, value]) => [name, value ?? '']),
  ) as SettingDraft['seller']

/** What is no value of the unit is sent as it is typed: the server refuses it at the field. */
export function valueOf(unit: SettingUnit, { text, steps, seller }: SettingDraft): unknown {
  switch (unit) {
    case 'cents':
      return parseEuros(text) ?? text
    case 'percent':
    case 'days':
    case 'hours':
    case 'pieces':
    case 'monthDay':
      return wholeOf(text)
    case 'time':
      return timeOf(text.trim().replace('.', ':').padStart(5, '0'))
    case 'switch':
      return text === 'yes'
    case 'steps':
      return steps.map(({ fromBottle, percentOff }) => ({
        fromBottle: wholeOf(fromBottle),
        percentOff: wholeOf(percentOff),
      }))
    default:
      return { ...seller, vatNumber: seller.vatNumber === '' ? null : seller.vatNumber }
  }
}

const timeOf = (typed: string) => (typed === shownTime('24:00') ? '24:00' : typed)

const wholeOf = (text: string): unknown => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : text)
