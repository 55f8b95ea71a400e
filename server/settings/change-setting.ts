import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'

const cents = z.int().min(0)
const percent = z.int().min(0).max(100)

/** A mistyped value must not stop the shop. */
const settingSchemas: Record<keyof ShopSettings, z.ZodType> = {
  fuelSurchargeCents: cents,
  deliveryFeeCents: cents,
  freeDeliveryFromCents: cents,
  thirdPartyFreeAboveCents: cents,
  parcelMachinePriceCents: cents,
  thirdPartyCourierPriceCents: cents,
  cashLimitCents: cents,
  bonusUsePercent: percent,
  bonusEarnPercent: percent,
  depositSteps: z
    .array(z.strictObject({ fromBottle: z.int().min(2), percentOff: percent }))
    .refine((steps) =>
      steps.every(({ fromBottle }, index) => fromBottle > (steps[index - 1]?.fromBottle ?? 1)),
    ),
  autoshipLeadDays: z.int().min(1).max(28),
  dayClosesAt: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  pendingPaymentHours: z.int().min(1).max(240),
  acceptsCustomersAtOnce: z.boolean(),
}

export const isSetting = (key: string): key is keyof ShopSettings =>
  Object.hasOwn(defaultSettings, key)

/** Changes one setting for all processes at once. */
export async function changeSetting(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { key, value }: { key: keyof ShopSettings; value: unknown },
): Promise<Outcome<null, 'not_allowed'>> {
  if (!settingSchemas[key].safeParse(value).success) return refuse('not_allowed')
  const row = { value: JSON.stringify(value), updatedAt: clock.now() }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  await audit(tx, by, { action: 'settings.changed', details: { key, value } })
  return done(null)
}
