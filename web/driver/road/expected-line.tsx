import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import type { Expected } from './expected.ts'
import './road.css'

/** When the van is likely there; a promise in danger is said, and nothing is forbidden. */
export function ExpectedLine({ expected }: { expected: Expected }) {
  const words = useWords(roadWords)
  const { from, until, promised, isLate } = expected
  return (
    <p className={isLate ? 'road-promise road-promise--late' : 'road-promise'}>
      {words.window(from, until)}
      {promised && (
        <>
          {' '}
          <b>{isLate ? words.promiseLate(promised) : words.promised(promised)}</b>
        </>
      )}
    </p>
  )
}
