import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import { parseIban } from '../../domain/customers/iban.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { Email, filledPrintedText } from '../../contract/shared/scalars.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { insertChange, lockChange, markTakenBack } from './setting-store.ts'

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
  runSpareBottles: z.int().min(0).max(20),
  pendingPaymentHours: z.int().min(1).max(240),
  acceptsCustomersAtOnce: z.boolean(),
  goodwillLimitCents: cents,
  refundLimitCents: cents,
  stockCountLimitCents: cents,
  correctionLimitCents: cents,
  monthlyBillsDay: z.int().min(1).max(28),
  monthlyBillsHeld: z.boolean(),
  paymentTermDays: z.int().min(1).max(90),
  debtNoticeDays: z.int().min(0).max(14),
  debtReminderDays: z.int().min(1).max(365),
  debtSecondReminderDays: z.int().min(1).max(365),
  debtCallDays: z.int().min(1).max(365),
  debtHoldDays: z.int().min(1).max(365),
  debtLetterDays: z.int().min(1).max(365),
  smallDebtCents: cents,
  seller: z.strictObject({
    name: filledPrintedText(100),
    address: filledPrintedText(200),
    registrationNo: z.string().regex(/^\d{11}$/),
    vatNumber: z
      .string()
      .regex(/^LV\d{11}$/)
      .nullable(),
    // As the bank's own files have it, however it was typed.
    iban: z.string().transform((text, context) => {
      const iban = parseIban(text)
      if (!iban.ok) context.addIssue({ code: 'custom' })
      return iban.ok ? iban.value : z.NEVER
    }),
    bank: filledPrintedText(60),
    phone: filledPrintedText(30),
    email: Email,
  }),
}

export const isSetting = (key: string): key is keyof ShopSettings =>
  Object.hasOwn(defaultSettings, key)

export type SettingChange = {
  key: keyof ShopSettings
  value: unknown
  /** Today, or a day to come. */
  startsOn: Day
  reason: string
}

/** Plans a setting from a day on, for all processes at once; answers the change's number. */
export async function changeSetting(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { key, value: given, startsOn, reason }: SettingChange,
): Promise<Outcome<number, 'not_allowed' | 'in_the_past'>> {
  const parsed = settingSchemas[key].safeParse(given)
  if (!parsed.success) return refuse('not_allowed')
  const value = parsed.data
  if (startsOn < clock.today()) return refuse('in_the_past')
  const id = await insertChange(tx, by, { key, value, startsOn, reason, at: clock.now() })
  await audit({ clock }, tx, by, {
    action: 'settings.changed',
    subject: 'setting',
    details: { key, value, startsOn },
    ...(reason && { reason }),
    kept: 'books',
  })
  return done(id)
}

/** Takes a change back: the value of before is in force again, or stays so. */
export async function takeSettingBack(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { changeId, reason }: { changeId: number; reason: string },
): Promise<Outcome<{ key: string; value: unknown }, 'not_found'>> {
  const change = await lockChange(tx, changeId)
  if (!change || change.takenBackAt) return refuse('not_found')
  await markTakenBack(tx, changeId, clock.now())
  const { key, value, startsOn } = change
  await audit({ clock }, tx, by, {
    action: 'settings.taken_back',
    subject: 'setting',
    details: { key, value, startsOn },
    ...(reason && { reason }),
    kept: 'books',
  })
  return done({ key, value })
}
