import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import type { OwnLoad } from './own-run.ts'

type Props = {
  good: OwnLoad['goods'][number]
  value: string
  onChange: (text: string) => void
}

/** A good is counted by large buttons or typed; once both counts agree it is only shown. */
export function LoadLine({ good, value, onChange }: Props) {
  const words = useWords(loadingWords)
  const { name, isBottle, driver, warehouse } = good
  const isUnequal = driver !== null && warehouse !== null && driver !== warehouse
  if (driver !== null && !isUnequal)
    return (
      <li className="driver-good">
        <span>
          <b>{name}</b>
          {warehouse !== null && <small>{words.agrees}</small>}
        </span>
        <b className="driver-good__count">{driver}</b>
      </li>
    )
  const add = (pieces: number) => onChange(String(Math.max(0, (Number(value) || 0) + pieces)))
  return (
    <li className="driver-good driver-good--open">
      <span>
        <b>{name}</b>
        {isUnequal && (
          <small className="driver-good__other">
            {words.yours(driver)}, {words.warehouse(warehouse)}
          </small>
        )}
      </span>
      <span className="driver-good__count">
        <BigButton look="line" icon="minus" aria-label={words.less(name)} onClick={() => add(-1)} />
        <input
          className="input"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          aria-label={words.counted(name)}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
        />
        <BigButton look="line" icon="plus" aria-label={words.more(name)} onClick={() => add(1)} />
        {isBottle && (
          <BigButton look="line" aria-label={words.crate(name)} onClick={() => add(8)}>
            +8
          </BigButton>
        )}
      </span>
    </li>
  )
}
