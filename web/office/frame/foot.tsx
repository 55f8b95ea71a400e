import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { UndoList } from '../deed/undo-list.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { MachineState } from './machine-state.tsx'

type Props = { onFind: () => void; onHelp: () => void }

/** Under the water line: the keys that matter most. */
export function Foot({ onFind, onHelp }: Props) {
  const words = useWords(frameWords)
  return (
    <footer className="frame__foot">
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
