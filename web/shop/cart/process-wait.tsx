import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

export function ProcessWait() {
  const words = useWords(cartWords)
  return (
    <main id="saturs" className="wrap" aria-busy="true">
      <title>{`${words.paymentTitle} – Avots`}</title>
      <h1>{words.waiting}</h1>
    </main>
  )
}
