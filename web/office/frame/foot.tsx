import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { UndoList } from '../deed/undo-list.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { smallLabel } from '../kit/keys-by-name.ts'
import { MachineState } from './machine-state.tsx'
import { PageKeys } from './page-keys.tsx'

type Props = { onFind: () => void; onHelp: () => void }

/** Under the water line: the keys of this page and of all, and what works by itself. */
export function Foot({ onFind, onHelp }: Props) {
  const words = useWords(frameWords)
  return (
    <footer className="frame__foot" aria-label={words.foot}>
      <PageKeys />
      <button type="button" className="frame__foot-find" onClick={onFind}>
        <KeyCaps keys="mod k" /> {smallLabel(words.find)}
      </button>
      <button type="button" onClick={onHelp}>
        <KeyCaps keys="?" /> {words.allKeys}
      </button>
      <UndoList />
      <MachineState />
    </footer>
  )
}
