import type { CustomerCard } from '../../../contract/office/search.ts'
import { Button } from '../../ui/button.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { type OpenDeed, startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/** What the person may do with the customer's money: as buttons and in the palette. */
export function CustomerDeeds({ card: { id: customerId, name, credit } }: { card: CustomerCard }) {
  const words = useWords(deedWords)
  const may = useMayDo()
  const about = { customerId, name }
  const offered: OpenDeed[] = [
    { deed: 'goodwill', ...about },
    { deed: 'correct', ...about },
    { deed: 'refund', ...about },
    ...(credit ? [{ deed: 'credit' as const, credit, ...about }] : []),
  ]
  const open = offered.filter(({ deed }) => may(deedForms[deed].right))
  const labelOf = ({ deed }: OpenDeed) => words.forCustomer[deed as keyof typeof words.forCustomer]
  useShortcuts(
    open.map((deed) => ({ label: labelOf(deed), group: 'page', run: () => startDeed(deed) })),
  )
  return open.map((deed) => (
    <Button key={deed.deed} look="line" onClick={() => startDeed(deed)}>
      {labelOf(deed)}
    </Button>
  ))
}
