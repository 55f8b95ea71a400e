import type { ReactNode } from 'react'
import { ProgressStepper } from '../../ui/progress-stepper.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** The three steps of ordering; on the payment step, the first links back. */
export function CartFrame({
  step,
  title,
  children,
}: {
  step: 0 | 1 | 2
  title: string
  children: ReactNode
}) {
  const words = useWords(cartWords)
  return (
    <main id="saturs" className="wrap">
      <title>{`${title} – Avots`}</title>
      <ProgressStepper
        label={words.steps}
        current={step}
        steps={[
          { label: words.stepOrder, ...(step === 1 && { to: '/cart' }) },
          { label: words.stepPayment },
          { label: words.stepDone },
        ]}
      />
      <h1>{title}</h1>
      {children}
    </main>
  )
}
