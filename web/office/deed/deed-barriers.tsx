import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { when } from '../session/when.ts'
import { DeedEffects } from './deed-effects.tsx'
import { notAllowedText } from './limit-text.ts'
import { isNothingDone } from './send-deed.ts'
import type { DeedState, MayDo } from './use-deed.ts'

/** Who may do what the person may not, and how to ask one of them. */
export function NotAllowed({ mayDo, onAsk }: { mayDo: MayDo; onAsk: () => void }) {
  const words = useWords(deedWords)
  const table = useWords(rightsWords)
  const language = useLanguage()
  return (
    <Note look="sun" role="alert">
      <p>{notAllowedText(mayDo, words, table, language)}</p>
      {mayDo.canAsk && (
        <Button look="line" onClick={onAsk}>
          {words.ask}
        </Button>
      )}
    </Note>
  )
}

type ConflictProps = {
  conflict: NonNullable<DeedState['conflict']>
  onKeep: () => void
  onPut: () => void
}

/** Two people at once: what was seen, what would happen now, and the person's choice. */
export function Conflict({ conflict: { seen, now, last }, onKeep, onPut }: ConflictProps) {
  const words = useWords(deedWords)
  const language = useLanguage()
  const { actions } = useWords(auditWords)
  const what = last && (actions[last.deed] ?? words.named[last.deed]?.name ?? last.deed)
  return (
    <Note look="clay" role="alert">
      <h3>{words.changedTitle}</h3>
      {last && <p>{words.changedBy(last.name, when(last.at, language), what!)}</p>}
      <div className="deed-both">
        <section>
          <h4>{words.youSaw}</h4>
          <DeedEffects preview={seen} />
        </section>
        <section>
          <h4>{words.now}</h4>
          <DeedEffects preview={now} />
        </section>
      </div>
      <p className="row">
        <Button look="line" onClick={onKeep}>
          {words.acceptTheirs}
        </Button>
        {!isNothingDone(now) && <Button onClick={onPut}>{words.putMine}</Button>}
      </p>
    </Note>
  )
}
