import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Cart, CartItem } from '../../../contract/shop/cart-record.ts'
import { centsOf, eurosOf, formatEuros, sumOf } from '../../../domain/money.ts'
import { sumBeforePromo } from '../goods/sum-before-promo.ts'
import { useShop } from '../session/shop-context.ts'
import type { MoneyRow } from '../../ui/money-summary.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartSumsWords } from '../../words/shop/cart-sums.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const isService = (item: CartItem) => item.kind === 'service'
const isWater = (item: CartItem) => !isService(item) && isBottled(item)

/** Up to this many goods are listed openly on the payment step. */
const MAX_OPEN_GOODS = 8

type SummedCart = Pick<Cart, 'details' | 'items' | 'only_services'>

/** Only the sums that the cart has, each with its explanation. */
export function useSummaryRows(cart: SummedCart, isPaymentStep = false): MoneyRow[] {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const { bonusUsePercent } = useShop().terms
  const goodsRows = useGoodsRows(cart, isPaymentStep)
  const depositParts = useDepositParts(cart)
  const deliveryRow = useDeliveryRow(cart)
  const { details } = cart
  const { bonus } = details.explained ?? {}
  const otherRows: (MoneyRow | false)[] = [
    details.final_discount_vat > 0 && {
      id: 'promo',
      label: words.promo(details.active_promo_code ?? ''),
      amount: euros(-details.final_discount_vat),
    },
    details.bonus > 0 && {
      id: 'bonus',
      label: words.bonus,
      amount: euros(-details.bonus),
      ...(bonus && { explanation: words.bonusLimit[bonus.limited_by](bonusUsePercent) }),
    },
    (details.deposit_amount > 0 || depositParts.length > 0) && {
      id: 'deposit',
      label: words.deposit,
      amount: euros(details.deposit_amount),
      parts: depositParts,
      explanation: words.depositExplanation,
    },
    cart.only_services === 0 && deliveryRow,
  ]
  return [...goodsRows, ...otherRows.filter((row) => row !== false)]
}

function useDeliveryRow({ details }: SummedCart): MoneyRow {
  const words = useWords(cartSumsWords)
  const language = useLanguage()
  const euros = useEuros()
  const { freeDeliveryFromCents } = useShop().terms
  const { delivery } = details.explained ?? {}
  return {
    id: 'delivery',
    label: words.delivery,
    amount: details.extra_delivery === 0 ? words.free : euros(details.extra_delivery),
    ...(delivery && {
      explanation: words.deliveryReasons[delivery.reason](
        formatEuros(freeDeliveryFromCents, language),
      ),
    }),
  }
}

/** Water, other goods and services before the promo code, each with its lines. */
function useGoodsRows({ items }: SummedCart, isPaymentStep: boolean): MoneyRow[] {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const kinds = [
    ['water', isWater],
    ['others', (item: CartItem) => !isWater(item) && !isService(item)],
    ['services', isService],
  ] as const
  return kinds
    .map(([id, belongs]) => [id, items.filter((item) => belongs(item) && item.order > 0)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([id, lines]) => ({
      id,
      label: words[id],
      amount: euros(eurosOf(sumOf(lines, (item) => centsOf(sumBeforePromo(item))))),
      open: isPaymentStep && items.length <= MAX_OPEN_GOODS,
      isListed: !isPaymentStep,
      parts: lines.map((item) => ({
        label: (
          <NoBreak>
            {`${item.order} × ${euros(item.price_without_discount_vat)} ${item.name}${words.andBack(item.return)}`}
          </NoBreak>
        ),
        amount: euros(sumBeforePromo(item)),
      })),
    }))
}

/** The deposit by good, the part paid earlier, and the state deposit. */
function useDepositParts({
  details,
  items,
}: Pick<Cart, 'details' | 'items'>): NonNullable<MoneyRow['parts']> {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const deposit = details.explained?.deposit
  if (!deposit) return []
  const goodsParts = deposit.goods.map(
    ({ good_id, order, return: back, charge, refund, groups }) => {
      const item = items.find((item) => item.good_id === good_id)
      const name = item?.name ?? words.bottlesOfSets
      const labelOf = item && !isBottled(item) ? words.depositOf : words.depositOfBottles
      const each =
        charge > 0
          ? groups.map((group) => `${group.pieces}\u00a0×\u00a0${euros(group.each)}`).join(' + ')
          : ''
      const label = labelOf(name, order, back)
      return {
        label: <NoBreak>{each === '' ? label : `${label} (${each})`}</NoBreak>,
        amount: euros(refund > 0 ? 0 : charge),
      }
    },
  )
  return [
    ...goodsParts,
    ...(deposit.paid_beyond > 0
      ? [{ label: words.depositPaid, amount: euros(-deposit.paid_beyond) }]
      : []),
    ...(deposit.state_deposit > 0
      ? [{ label: words.stateDeposit, amount: euros(deposit.state_deposit) }]
      : []),
  ]
}
