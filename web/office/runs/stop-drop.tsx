import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import type { Mark } from './run.ts'

type Props = { state: Mark['state']; isNext: boolean }

const drop = 'M8 1.5C8 1.5 3.5 6 3.5 9.6a4.5 4.500 0 0 0 9 0C12.5 6 8 1.5 8 1.5Z'

/** A state is a drop that fills, told in words to those who do not see it. */
export function StopDrop({ state, isNext }: Props) {
  const words = useWords(runWords)
  return (
    <span className={`runs-drop runs-drop--${state}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={drop} />
        {isNext && <path className="runs-drop__half" d="M3.8 9h8.4a4.200 4.200 0 0 1-8.4 0Z" />}
      </svg>
      <span className="vh">{words.stopStates[state]}</span>
    </span>
  )
}
