import { useState } from 'react'
import type { ShopRules } from '../../../contract/shop/shop-rules.ts'
import { centsOf, formatEuros } from '../../../domain/money.ts'
import { depositFor } from '../../../domain/pricing/deposit.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const MAX_BOTTLES = 99

/** Tries out the deposit rule of the cart. */
export function DepositCalculator({ rules }: { rules: ShopRules }) {
  const words = useWords(lawWords).calculator
  const language = useLanguage()
  const [held, setHeld] = useState(0)
  const [order, setOrder] = useState(6)
  const [returned, setReturned] = useState(0)
  const lent = { lentDepositCents: centsOf(rules.bail), bottleKind: 'large' as const }
  const steps = rules.deposit_steps.map(({ from_bottle, percent_off }) => ({
    fromBottle: from_bottle,
    percentOff: percent_off,
  }))
  const { chargeCents, refundCents, groups } = depositFor(
    lent,
    { held, order, return: returned },
    steps,
  )
  const euros = (cents: number) => formatEuros(cents, language)
  const counted = [
    { label: words.held, value: held, set: setHeld },
    { label: words.order, value: order, set: setOrder },
    { label: words.give, value: returned, set: setReturned },
  ]
  return (
    <section className="law__panel" aria-labelledby="deposit-calculator">
      <h2 id="deposit-calculator">{words.title}</h2>
      {counted.map(({ label, value, set }) => (
        <div key={label} className="row law__count">
          <span>{label}</span>
          <NumberStepper
            label={label}
            value={value}
            onChange={set}
            max={MAX_BOTTLES}
            words={words}
          />
        </div>
      ))}
      <p className="strong" aria-live="polite">
        {chargeCents > 0
          ? words.charge(euros(chargeCents))
          : refundCents > 0
            ? words.refund(euros(refundCents))
            : words.nothing}
      </p>
      {groups.length > 0 && (
        <p className="quiet">
          {groups.map(({ pieces, eachCents }) => words.group(pieces, euros(eachCents))).join(' + ')}
        </p>
      )}
    </section>
  )
}
