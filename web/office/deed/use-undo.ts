import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { isRefusedWith, refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { frameWords } from '../../words/office/frame.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { hearOwn } from '../live/connection.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { removeDoneDeed } from './done-deeds.ts'
import { notAllowedText } from './limit-text.ts'

export type Act = Answer<OfficeCalls['listActions']>['rows'][number]

/** Undoes an act as a whole, and says so; undoing twice is undoing once. */
export function useUndo() {
  const words = useWords(deedWords)
  const frame = useWords(frameWords)
  const table = useWords(rightsWords)
  const language = useLanguage()
  const undo = async (actionId: number) => {
    try {
      await withFreshFactor(() => api.undoAction({ params: { id: String(actionId) } }))
      removeDoneDeed(actionId)
      hearOwn()
      toasts.show({ text: words.undone, icon: 'check' })
    } catch (failure) {
      const text = isRefusedWith(failure, 'not_permitted')
        ? notAllowedText(failure.body, words, table, language)
        : refusalMessage(failure, frame.notSaved)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
  }
  return { undo }
}
