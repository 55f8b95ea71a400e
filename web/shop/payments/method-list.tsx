import type { PaymentMethod } from '../../../contract/shop/payments.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { breakable } from '../../ui/breakable.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/** Preselected: most customers pay this way. */
const USUAL_METHOD = paymentTypes.numberOf('card')

export const usualMethod = (methods: readonly PaymentMethod[]): PaymentMethod['id'] =>
  methods.some(({ id }) => id === USUAL_METHOD) ? USUAL_METHOD : methods[0]!.id

type Props = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod['id']
  onChange: (id: PaymentMethod['id']) => void
  error: string | undefined
}

/** The banks and the card, with their charges. */
export function MethodList({ methods, chosen, onChange, error }: Props) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  return (
    <RadioList
      label={words.method}
      name="method"
      value={chosen}
      onChange={onChange}
      error={error}
      options={methods.map(({ id, name, charge }) => ({
        value: id,
        title: breakable(name),
        end: words.charge(euros(charge)),
      }))}
    />
  )
}
