import { listed } from '../../../domain/words/listed.ts'
import { toasts } from '../../ui/toasts.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { hearOwn } from '../live/connection.ts'
import { awaitAnswer } from '../session/awaited-answers.ts'
import { useSession } from '../session/session.ts'
import { showAct } from './act-sheet.tsx'
import { addDoneDeed } from './done-deeds.ts'
import { type DeedResult, isDone } from './send-deed.ts'
import { useUndo } from './use-undo.ts'

/** Says what was done, with its undoing, or whom it waits for. */
export function useShowResult() {
  const words = useWords(deedWords)
  const table = useWords(rightsWords)
  const language = useLanguage()
  const { undo } = useUndo()
  const { staff } = useSession().session
  return (result: DeedResult, name: string) => {
    hearOwn()
    if (!isDone(result)) {
      awaitAnswer(staff.id, result.approvalId)
      const { people, roles } = result.waitingFor
      const asked = people.length > 0 ? people : roles.map((role) => table.roles[role])
      toasts.show({ text: words.waits(listed(asked, language)), kind: 'important', icon: 'check' })
      return
    }
    const { actionId, done, refused, undoableUntil } = result
    if (actionId !== null && done.length + refused.length > 1) showAct(actionId)
    const said = words.named[name]?.done(done.length) ?? words.doneAny(done.length)
    if (done.length > 0) addDoneDeed({ actionId, said })
    const rest = refused.length === 0 ? '' : ` ${words.refusedRows(refused.length)}.`
    toasts.show({
      text: `${said}.${rest}`,
      kind: 'important',
      icon: done.length > 0 ? 'check' : 'warn',
      ...(actionId !== null &&
        undoableUntil !== null && {
          action: { label: words.undo, press: () => void undo(actionId) },
        }),
    })
  }
}
