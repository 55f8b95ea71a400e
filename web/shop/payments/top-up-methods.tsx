import type { PaymentWay } from '../../../contract/shop/added/payment-ways.ts'
import type { PaymentMethod } from '../../../contract/shop/payments.ts'
import { centsOf, parseEuros } from '../../../domain/money.ts'
import type { ProviderWayKey } from '../../../domain/payments/provider-ways.ts'
import { breakable } from '../../ui/breakable.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

export type TopUpDraft = { topup: string; method: PaymentMethod['id']; way: ProviderWayKey | null }

type Props = {
  methods: readonly PaymentMethod[]
  ways: readonly PaymentWay[]
  draft: TopUpDraft
  onChange: (change: Pick<TopUpDraft, 'method' | 'way'>) => void
  error: string | undefined
}

/** Banks and the card, and under it what else the provider offers for this sum. */
export function TopUpMethods({ methods, ways, draft, onChange, error }: Props) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  const waysOf = useWaysFor(parseEuros(draft.topup) ?? 0)
  const pictureOf = (method: number) =>
    ways.find((listed) => listed.method === method && listed.way === null)?.picture ?? undefined
  const choose = (value: string) => {
    const [id, key] = value.split(' ')
    const method = methods.find((listed) => String(listed.id) === id)!.id
    onChange({ method, way: ways.find(({ way }) => way === key)?.way ?? null })
  }
  return (
    <RadioList
      label={words.method}
      name="method"
      value={draft.way === null ? String(draft.method) : `${draft.method} ${draft.way}`}
      onChange={choose}
      error={error}
      options={methods.flatMap(({ id, name, charge }) => [
        {
          value: String(id),
          title: breakable(name),
          picture: pictureOf(id),
          end: words.charge(euros(charge)),
        },
        ...waysOf(ways.filter(({ method }) => method === id)),
      ])}
    />
  )
}

/** The provider's ways; one that does not take the sum says what it takes. */
function useWaysFor(cents: number) {
  const words = useWords(cartPaymentWords)
  const { charge: chargeText } = useWords(paymentWords)
  const euros = useEuros()
  return (listed: readonly PaymentWay[]) =>
    listed.flatMap(({ method, way, name, picture, charge, least }) => {
      if (way === null) return []
      const paidCents = cents + centsOf(charge)
      const isOpen = cents === 0 || centsOf(least) <= paidCents
      return [
        {
          value: `${method} ${way}`,
          title: name,
          picture: picture ?? undefined,
          end: chargeText(euros(charge)),
          detail: words.ways[way],
          disabledReason: isOpen ? undefined : words.fromSum(euros(least)),
        },
      ]
    })
}
