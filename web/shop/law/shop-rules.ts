import type { ShopRules } from '../../../contract/shop/shop-rules.ts'
import { centsOf, formatEuros } from '../../../domain/money.ts'
import { type MethodKey, paymentMethod } from '../../../domain/payments/methods.ts'
import type { PageLoad } from '../session/loading.ts'
import type { FormattedRules } from '../../words/shop/law/formatted-rules.ts'
import { useLanguage } from '../../words/use-words.ts'

/** The sums of legal texts come from the settings in force, never from the texts. */
export const loadRules = (async ({ api }) =>
  (await api.readShopRules()).data) satisfies PageLoad<ShopRules>

export function useFormattedRules(rules: ShopRules): FormattedRules {
  const language = useLanguage()
  const euros = (sum: number) => formatEuros(centsOf(sum), language)
  const percent = (number: number) =>
    language === 'lv' ? `${String(number).replace('.', ',')}\u00a0%` : `${number}%`
  const chargeOf = (method: MethodKey) => formatEuros(paymentMethod(method).chargeCents, language)
  return {
    lentDeposit: euros(rules.bail),
    steps: rules.deposit_steps.map(({ from_bottle, percent_off }) => ({
      fromBottle: from_bottle,
      percentOff: percent(percent_off),
    })),
    surcharge: euros(rules.fuel_surcharge),
    fee: euros(rules.delivery_fee),
    freeFrom: euros(rules.free_delivery_from),
    thirdPartyFreeAbove: euros(rules.third_party_free_above),
    parcelMachine: euros(rules.parcel_machine_price),
    thirdPartyCourier: euros(rules.third_party_courier_price),
    cashLimit: euros(rules.cash_limit),
    bonusEarn: percent(rules.bonus_earn_percent),
    bonusUse: percent(rules.bonus_use_percent),
    leadDays: rules.autoship_lead_days,
    cardCharge: chargeOf('card'),
    bankCharge: chargeOf('seb'),
  }
}
