import { loadingWords } from '../../words/driver/loading.ts'
import { useWords } from '../../words/use-words.ts'
import { shortName } from '../road/typed-stop.ts'
import type { OwnLoad } from './own-run.ts'

type LoadedGood = OwnLoad['goods'][number]

/** The driver's own count is missing, or it differs from the warehouse's. */
export const isToCount = ({ driver, warehouse }: LoadedGood): boolean =>
  driver === null || (warehouse !== null && driver !== warehouse)

/** A good that the driver has counted. */
export function LoadLine({ good: { name, driver, warehouse } }: { good: LoadedGood }) {
  const words = useWords(loadingWords)
  return (
    <li className="driver-good">
      <span>
        <b>{shortName(name)}</b>
        {warehouse !== null && <small>{words.agrees}</small>}
      </span>
      <b className="driver-good__count">{driver}</b>
    </li>
  )
}
