import type { Right } from '../../../domain/staff/rights.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import type { Shortcut } from '../kit/shortcuts.ts'
import { useSession } from '../session/session.ts'
import { deedForms } from './deed-forms.ts'
import { startDeed } from './open-deed.ts'

/** Deeds that ask for their records: in the palette of every page, for those who may. */
export function useDeedShortcuts(): Shortcut[] {
  const words = useWords(deedWords)
  const may = useMayDo()
  return (['move', 'cancel', 'release'] as const)
    .filter((deed) => may(deedForms[deed].right))
    .map((deed) => ({
      label: words.starts[deed],
      group: 'everywhere',
      run: () => startDeed({ deed, orderIds: [] }),
    }))
}

/** Reading alone is no right to do, nor is looking as another person. */
export function useMayDo(): (right: Right) => boolean {
  const { rights, viewedBy } = useSession().session
  return (right) => !viewedBy && rights[right] !== undefined && rights[right] !== 'read'
}
