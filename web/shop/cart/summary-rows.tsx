import type { Cart, CartItem } from '../../../contract/cart-record.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useShop } from '../../client/shop-context.ts'
import type { MoneyRow } from '../../ui/money-summary.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartSumsWords } from '../../words/cart-sums.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useDepositParts } from './deposit-parts.ts'

const isService = (item: CartItem) => item.kind === 'service'
const isWater = (item: CartItem) => !isService(item) && item.isbottle !== 3

/** So many goods are read at a glance, and lie open at the last look. */
const AT_A_GLANCE = 8

/** The rows of the summary: only what the cart has, each with how it came about. */
export function useSummaryRows(
  cart: Pick<Cart, 'details' | 'items' | 'only_services'>,
  isLastLook = false,
): MoneyRow[] {
  const words = useWords(cartSumsWords)
  const language = useLanguage()
  const euros = useEuros()
  const { freeDeliveryFromCents, bonusUsePercent } = useShop().terms
  const depositParts = useDepositParts(cart)
  const { details, items } = cart
  const { bonus, delivery } = details.explained ?? {}

  const goods = (
    id: string,
    label: string,
    sum: number,
    belongs: (item: CartItem) => boolean,
  ): MoneyRow => ({
    id,
    label,
    amount: euros(sum),
    open: isLastLook && items.length <= AT_A_GLANCE,
    isListed: !isLastLook,
    parts: items
      .filter((item) => belongs(item) && item.order > 0)
      .map((item) => ({
        label: <NoBreak>{`${item.order} × ${euros(item.price_vat)} ${item.name}`}</NoBreak>,
        amount: euros(item.sum_vat),
      })),
  })
  return [
    details.water_goods_price_vat > 0 &&
      goods('water', words.water, details.water_goods_price_vat, isWater),
    details.no_water_goods_price_vat > 0 &&
      goods(
        'others',
        words.others,
        details.no_water_goods_price_vat,
        (item) => !isWater(item) && !isService(item),
      ),
    details.services_price_vat > 0 &&
      goods('services', words.services, details.services_price_vat, isService),
    details.bonus > 0 && {
      id: 'bonus',
      label: words.bonus,
      amount: euros(-details.bonus),
      ...(bonus && { why: words.bonusLimit[bonus.limited_by](bonusUsePercent) }),
    },
    (details.deposit_amount > 0 || depositParts.length > 0) && {
      id: 'deposit',
      label: words.deposit,
      amount: euros(details.deposit_amount),
      parts: depositParts,
      why: words.depositWhy,
    },
    cart.only_services === 0 && {
      id: 'delivery',
      label: words.delivery,
      amount: details.extra_delivery === 0 ? words.free : euros(details.extra_delivery),
      ...(delivery && {
        why: words.deliveryWhy[delivery.reason](formatEuros(freeDeliveryFromCents, language)),
      }),
    },
  ].filter((row) => row !== false)
}
