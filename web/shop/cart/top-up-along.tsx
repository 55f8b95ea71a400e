import { useState } from 'react'
import { TextInput } from '../../ui/text-input.tsx'
import { cartPaymentWords } from '../../words/cart-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

/** Whole euros that go to the account along with the order; saved on leaving the field. */
export function TopUpField({ euros }: { euros: number }) {
  const words = useWords(cartPaymentWords)
  const [typed, setTyped] = useState(euros === 0 ? '' : String(euros))
  const topUp = typed.trim() === '' ? 0 : Number(typed)
  const isWhole = Number.isInteger(topUp) && topUp >= 0 && topUp <= 10_000
  return (
    <TextInput
      label={words.topUp}
      hint={words.topUpHint}
      {...(!isWhole && { error: words.topUpWhole })}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void (isWhole && topUp !== euros && changeCart({ top_up: topUp }))}
    />
  )
}
