import { sql } from 'kysely'
import type { shopRuleCalls } from '../../contract/shop/shop-rules.ts'
import { eurosOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { findZones } from './zones.ts'

export const shopRuleRoutes = ({ db, settings }: AppWithDb): Handlers<typeof shopRuleCalls> => ({
  readShopRules: async () => {
    const rules = await settings()
    return done({
      data: {
        bail: eurosOf(await usualLentDepositCents(db)),
        deposit_steps: rules.depositSteps.map(({ fromBottle, percentOff }) => ({
          from_bottle: fromBottle,
          percent_off: percentOff,
        })),
        fuel_surcharge: eurosOf(rules.fuelSurchargeCents),
        delivery_fee: eurosOf(rules.deliveryFeeCents),
        free_delivery_from: eurosOf(rules.freeDeliveryFromCents),
        third_party_free_above: eurosOf(rules.thirdPartyFreeAboveCents),
        parcel_machine_price: eurosOf(rules.parcelMachinePriceCents),
        third_party_courier_price: eurosOf(rules.thirdPartyCourierPriceCents),
        cash_limit: eurosOf(rules.cashLimitCents),
        bonus_earn_percent: rules.bonusEarnPercent,
        bonus_use_percent: rules.bonusUsePercent,
        autoship_lead_days: rules.autoshipLeadDays,
        day_closes_at: rules.dayClosesAt,
      },
    })
  },
  listZones: async ({ caller: { language } }) => {
    const zones = await findZones(db)
    return done({
      data: zones.map(({ id, code, nameLv, nameEn, weekdays, frequencyWeeks, places, shape }) => ({
        id,
        code,
        name: language === 'en' ? nameEn : nameLv,
        weekdays,
        frequency: frequencyWeeks,
        places,
        shape: shape ?? [],
      })),
    })
  },
})

/** The deposit that most kinds of 18.9 l water have. */
async function usualLentDepositCents(db: Db): Promise<number> {
  const { rows } = await sql<{ lentDepositCents: number }>`
    select lent_deposit_cents from goods where bottle_kind = 'large' and lent_deposit_cents > 0 and withdrawn_at is null
    group by lent_deposit_cents order by count(*) desc, lent_deposit_cents limit 1`.execute(db)
  return rows[0]?.lentDepositCents ?? 0
}
