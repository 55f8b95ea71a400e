import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { type Run, shortGood } from '../runs/run.ts'
import { CountBottles } from './count-bottles.tsx'
import type { Bottles, HandIn } from './hand-in.ts'
import { Level } from './level.tsx'

type Props = {
  run: Run
  bottles: Bottles
  /** Undefined for a person who only counts. */
  handIn: HandIn | undefined
  onChanged: () => void
}

/** The bottles: blind until they are counted, then three counts in a row. */
export function BottlesCard({ run, bottles, handIn, onChanged }: Props) {
  const words = useWords(handInWords)
  const mayDo = useMayDo()
  const [recounts, setRecounts] = useState(false)
  const mayCount = mayDo('countBottles') && run.state === 'handing_in'
  const isCounting = mayCount && (recounts || !bottles.isCounted)
  return (
    <section aria-labelledby="hand-in-bottles">
      <div className="hand-in__head">
        <h2 id="hand-in-bottles">{words.bottles}</h2>
        <span className="quiet">{isCounting ? words.blind : words.bottlesLead}</span>
        {mayCount && bottles.isCounted && !isCounting && (
          <Button look="text" onClick={() => setRecounts(true)}>
            {words.recount}
          </Button>
        )}
      </div>
      {bottles.goods.length === 0 && <EmptyState picture="drop" title={words.nothing} />}
      {isCounting && bottles.goods.length > 0 && (
        <CountBottles
          run={run}
          bottles={bottles}
          onSaved={() => {
            setRecounts(false)
            onChanged()
          }}
        />
      )}
      {!isCounting && bottles.isCounted && <Counts bottles={bottles} handIn={handIn} />}
      {!isCounting && !bottles.isCounted && (
        <p className="quiet">
          {words.notCounted}. {words.noBottleRight}
        </p>
      )}
    </section>
  )
}

const parts = ['empty', 'full', 'damaged', 'notOurs'] as const

function Counts({ bottles, handIn }: Pick<Props, 'bottles' | 'handIn'>) {
  const words = useWords(handInWords)
  return (
    <div className="hand-in-counts">
      <p className="hand-in-counts__head" aria-hidden="true">
        <span className="hand-in-counts__sides">
          <span>{words.declared}</span>
          <span>{words.driver}</span>
          <span>{words.warehouse}</span>
        </span>
      </p>
      {parts.map((part) => {
        const rows = bottles.goods.filter(
          ({ isBottle, counted, expected }) =>
            part === 'full' ||
            (isBottle && part === 'empty') ||
            (counted?.[part] ?? 0) + (expected?.[part] ?? 0) > 0,
        )
        if (rows.length === 0) return null
        return (
          <section key={part}>
            <h3>{words.parts[part]}</h3>
            <ul>
              {rows.map((good) => (
                <CountLine key={good.goodId} good={good} part={part} handIn={handIn} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type LineProps = {
  good: Bottles['goods'][number]
  part: (typeof parts)[number]
  handIn: HandIn | undefined
}

function CountLine({ good, part, handIn }: LineProps) {
  const words = useWords(handInWords)
  const { goodId, name, counted, expected, declaredEmpties } = good
  const own = [
    part === 'empty' ? declaredEmpties : null,
    expected?.[part] ?? null,
    counted?.[part] ?? null,
  ]
  const isLevel = counted?.[part] === expected?.[part]
  const named = handIn?.named.filter((row) => row.goodId === goodId && row.part === part) ?? []
  return (
    <li className="hand-in-counts__row">
      <span>
        <NoBreak>{shortGood(name)}</NoBreak>
      </span>
      <Level counts={own} label={`${name}: ${own.map((count) => count ?? '–').join(', ')}`} />
      <span className="quiet">
        {isLevel
          ? words.level
          : named.map(({ reason }) => words.causes[reason] ?? reason).join(', ')}
      </span>
    </li>
  )
}
