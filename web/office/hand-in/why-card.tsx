import { useState } from 'react'
import { formatChange } from '../../../domain/money.ts'
import { BareSelect } from '../../ui/bare-select.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { placeOf, type Run, shortGood } from '../runs/run.ts'
import { type Cause, type Explained, type HandIn, readKey, signed } from './hand-in.ts'
import { useMakeTrue } from './use-make-true.ts'

type Props = { run: Run; handIn: HandIn; onChanged: () => void }

/** "Kāpēc tā varētu būt": what has no reason yet, with its likeliest causes; and what has one. */
export function WhyCard({ run, handIn, onChanged }: Props) {
  const words = useWords(handInWords)
  const nameOf = useDifferenceName(handIn)
  const { explained, named } = handIn
  if (explained.length + named.length === 0) return null
  return (
    <section aria-labelledby="hand-in-why">
      <div className="hand-in__head">
        <h2 id="hand-in-why">{words.why}</h2>
        <span className="quiet">{words.whyLead}</span>
      </div>
      <ol className="hand-in-why">
        {explained.map((difference) => (
          <Difference
            key={difference.key}
            {...{ run, handIn, difference, onChanged }}
            name={nameOf(difference.key, difference.amount)}
          />
        ))}
      </ol>
      {named.length > 0 && (
        <>
          <h3>{words.named}</h3>
          <ul>
            {named.map(({ id, part, goodId, amount, reason, holder, stopId, note }) => (
              <li key={id}>
                {nameOf(goodId === null ? part : `${part}:${goodId}`, amount)}:{' '}
                <b>{words.causes[reason] ?? reason}</b>,{' '}
                {[words.holders[holder] ?? holder, addressOf(run, stopId), note]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const addressOf = ({ stops }: Run, stopId: number | null) =>
  stops.find(({ id }) => id === stopId)?.address

/** "Avota ūdens, pilnas −1", "nauda +15,90 €". */
function useDifferenceName({ bottles }: HandIn) {
  const words = useWords(handInWords)
  const language = useLanguage()
  return (key: string, amount: number) => {
    const { part, goodId } = readKey(key)
    const good = bottles.goods.find((own) => own.goodId === goodId)?.name
    const shown = part === 'cash' ? formatChange(amount, language) : signed(amount)
    return words.effect(words.parts[part] ?? part, good && shortGood(good), shown)
  }
}

type DifferenceProps = Props & { difference: Explained; name: string }

function Difference({ run, handIn, difference, name, onChanged }: DifferenceProps) {
  const words = useWords(handInWords)
  const mayDo = useMayDo()
  const { causes } = difference
  const mayName = mayDo('settleRuns') && (run.state === 'handing_in' || run.state === 'settled')
  return (
    <li>
      <h3>{name}</h3>
      {causes.length === 0 && <p className="quiet">{words.whyNone}</p>}
      <ol>
        {causes.map((cause, at) => (
          <CauseLine
            // oxlint-disable-next-line react/no-array-index-key -- a cause has nothing else of its own
            key={at}
            {...{ run, handIn, cause, mayName, onChanged }}
            isFirst={at === 0}
          />
        ))}
      </ol>
      {mayName && <NameIt runId={run.id} difference={difference} name={name} />}
    </li>
  )
}

type NameItProps = { runId: number; difference: Explained; name: string }

function NameIt({ runId, difference: { key, amount }, name }: NameItProps) {
  const words = useWords(handInWords)
  const { part, goodId } = readKey(key)
  const start = () =>
    startDeed({ deed: 'difference', runId, part: part as 'full', goodId, amount, name })
  return (
    <Button look="text" flush onClick={start}>
      {words.nameIt}
    </Button>
  )
}

type CauseProps = Props & { cause: Cause; mayName: boolean; isFirst: boolean }

/** One explanation, in words, with the press that makes it true. */
function CauseLine({ run, handIn, cause, mayName, isFirst, onChanged }: CauseProps) {
  const words = useWords(handInWords)
  const nameOf = useDifferenceName(handIn)
  const { busy, message, makeTrue } = useMakeTrue(run.id, onChanged)
  const [stopId, setStopId] = useState(cause.stopIds[0])
  const places = run.stops.filter(({ id }) => cause.stopIds.includes(id))
  const effects = Object.entries(cause.effect).map(([key, amount]) => nameOf(key, amount))
  const title = words.causes[cause.kind] ?? cause.kind
  return (
    <li className="hand-in-why__cause">
      <p>
        <b>{title}</b>
        {places.length === 1 && `, ${places[0]!.position}. ${places[0]!.address}`}
        <br />
        <span className="quiet">{effects.join('; ')}</span>
      </p>
      {mayName && (
        <span className="row">
          {places.length > 1 && <StopChoice stops={places} value={stopId} onChange={setStopId} />}
          <Button
            look={isFirst ? 'solid' : 'line'}
            busy={busy}
            aria-label={words.makeTrueOf(title)}
            onClick={() => void makeTrue(cause, stopId)}
          >
            {cause.transferId === undefined ? words.makeTrue : words.confirmTransfer}
          </Button>
        </span>
      )}
      <FailedNote text={message} />
    </li>
  )
}

type ChoiceProps = {
  stops: Run['stops']
  value: number | undefined
  onChange: (stopId: number) => void
}

function StopChoice({ stops, value, onChange }: ChoiceProps) {
  const words = useWords(handInWords)
  return (
    <BareSelect
      aria-label={words.chooseStop}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {stops.map(({ id, position, address, customer }) => (
        <option key={id} value={id}>
          {`${position}. ${placeOf(address).door}, ${customer}`}
        </option>
      ))}
    </BareSelect>
  )
}
