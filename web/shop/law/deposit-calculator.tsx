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
  const [counts, setCounts] = useState({ held: 0, order: 6, return: 0 })
  const counted = [
    ['held', words.held],
    ['order', words.order],
    ['return', words.give],
  ] as const
  return (
    <section className="law__panel law__calculator" aria-labelledby="deposit-calculator">
      <h2 id="deposit-calculator">{words.title}</h2>
      {counted.map(([name, label]) => (
        <div key={name} className="row law__count">
          <span>{label}</span>
          <NumberStepper
            label={label}
            value={counts[name]}
            onChange={(count) => setCounts({ ...counts, [name]: count })}
            max={MAX_BOTTLES}
            words={words}
          />
        </div>
      ))}
      <DepositText rules={rules} counts={counts} />
    </section>
  )
}

type TextProps = { rules: ShopRules; counts: { held: number; order: number; return: number } }

function DepositText({ rules: { bail, deposit_steps }, counts }: TextProps) {
  const words = useWords(lawWords).calculator
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  const { chargeCents, refundCents, groups } = depositFor(
    { lentDepositCents: centsOf(bail), bottleKind: 'large' },
    counts,
    deposit_steps.map(({ from_bottle: fromBottle, percent_off: percentOff }) => ({
      fromBottle,
      percentOff,
    })),
  )
  return (
    <>
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
    </>
  )
}
