import type { ReactNode } from 'react'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { Button } from '../../ui/button.tsx'
import { loadingWords } from '../../words/office/loading.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'

type LoadGood = Answer<OfficeCalls['readLoad']>['goods'][number]

type Props = {
  good: LoadGood
  isFirst: boolean
  isCounting: boolean
  spare: ReactNode
  value: string
  onChange: (value: string) => void
}

/** Not counted yet, or another count than the driver's. */
export const isToCount = ({ driver, warehouse }: LoadGood) =>
  warehouse === null || (driver !== null && driver !== warehouse)

/** Crates and pallets by one press each. */
const factors = [8, 40]

/** A good of a load: what was planned, what the van has to sell, and both counts. */
export function LoadRow({ good, isFirst, isCounting, spare, value, onChange }: Props) {
  const words = useWords(loadingWords)
  const ofRuns = useWords(runWords)
  const { name, planned, driver, warehouse } = good
  const isEqual = warehouse !== null && driver === warehouse
  const isUnequal = warehouse !== null && driver !== null && driver !== warehouse
  const isOpen = isCounting && isToCount(good)
  return (
    <tr className={isUnequal ? 'loading__row loading__row--bad' : 'loading__row'}>
      <th scope="row">{name}</th>
      <td className="loading-end" data-head={words.planned}>
        {planned}
      </td>
      <td className="loading-end" data-head={words.spare}>
        {spare}
      </td>
      <td data-head={words.counted}>
        {isOpen ? (
          <CountField {...{ name, isFirst, value, onChange }} />
        ) : (
          <b>{warehouse ?? '–'}</b>
        )}
      </td>
      <td className="loading-end" data-head={ofRuns.driver}>
        {driver ?? '–'}
      </td>
      <td>{isEqual ? words.agrees : isUnequal ? words.recount : ''}</td>
    </tr>
  )
}

type CountProps = Pick<Props, 'isFirst' | 'value' | 'onChange'> & { name: string }

function CountField({ name, isFirst, value, onChange }: CountProps) {
  const words = useWords(loadingWords)
  return (
    <span className="row">
      <input
        className="input"
        inputMode="numeric"
        maxLength={4}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- counting begins at once
        autoFocus={isFirst}
        value={value}
        aria-label={words.countedOf(name)}
        onChange={({ target }) => onChange(target.value)}
      />
      {factors.map((pieces) => (
        <Button
          key={pieces}
          look="line"
          aria-label={words.addMore(pieces, name)}
          onClick={() => onChange(String((Number(value) || 0) + pieces))}
        >
          +{pieces}
        </Button>
      ))}
    </span>
  )
}
