import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { instantDaysAgo } from './good-row.ts'
import { promoCodes, type SeedPromoCode } from './promo-codes.ts'

/** Codes of every kind, with the goods and the customers that some are kept for. */
export async function seedPromoCodes(tx: Db, today: Day): Promise<void> {
  const made = await tx
    .insertInto('promoCodes')
    .values(promoCodes.map((promo) => promoRow(promo, today)))
    .returning(['id', 'code'])
    .execute()
  const ids = new Map(made.map(({ code, id }) => [code, id]))
  const kept = <Name>(names: (promo: SeedPromoCode) => Name[] | undefined) =>
    promoCodes.flatMap((promo) =>
      (names(promo) ?? []).map((name) => ({ promoCodeId: ids.get(promo.code)!, name })),
    )

  const bySku = await tx.selectFrom('goods').select(['id', 'sku']).execute()
  const goodIds = new Map(bySku.map(({ sku, id }) => [sku, id]))
  const forGoods = kept((promo) => promo.skus).map(({ promoCodeId, name }) => ({
    promoCodeId,
    goodId: goodIds.get(name)!,
  }))
  await tx.insertInto('promoCodeGoods').values(forGoods).execute()

  const byEmail = await tx
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('role', '=', 'customer')
    .execute()
  const customerIds = new Map(byEmail.map(({ email, id }) => [email, id]))
  const forCustomers = kept((promo) => promo.emails).map(({ promoCodeId, name }) => ({
    promoCodeId,
    customerId: customerIds.get(name)!,
  }))
  await tx.insertInto('promoCodeCustomers').values(forCustomers).execute()
}

function promoRow(promo: SeedPromoCode, today: Day) {
  const { benefit, validDays } = promo
  return {
    code: promo.code,
    kind: benefit.kind,
    percent: benefit.kind === 'percent' ? benefit.percent : null,
    amountCents: benefit.kind === 'sum' ? benefit.cents : null,
    validFrom: validDays ? instantDaysAgo(today, -validDays.from) : null,
    validUntil: validDays ? instantDaysAgo(today, -validDays.until) : null,
    minimumCents: promo.minimumCents ?? 0,
    useLimit: promo.useLimit ?? null,
    uses: promo.uses ?? 0,
    customerLimit: promo.customerLimit ?? null,
    servicesIncluded: !promo.leavesOutServices,
    forChosenGoods: promo.skus !== undefined,
    forChosenCustomers: promo.emails !== undefined,
  }
}
