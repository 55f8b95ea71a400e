import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { UndoList } from '../deed/undo-list.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { MachineState } from './machine-state.tsx'
import { PageKeys } from './page-keys.tsx'

type Props = { onFind: () => void; onHelp: () => void }

/** Under the water line: the keys of this page and of all, and what works by itself. */
export function Foot({ onFind, onHelp }: Props) {
  const words = useWords(frameWords)
  return (
    <footer className="frame__foot" aria-label={words.foot}>
      <PageKeys />
      <button type="button" onClick={onFind}>
        <KeyCaps keys="mod k" /> {words.find}
      </button>
      <button type="button" onClick={onHelp}>
        <KeyCaps keys="?" /> {words.keys}
      </button>
      <UndoList />
      <MachineState />
    </footer>
  )
}
