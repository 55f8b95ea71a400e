import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { Button } from '../../ui/button.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { type OpenDeed, startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

/** What the person may do with the customer's record and money: as buttons and in the palette. */
export function CustomerDeeds({ customer }: { customer: CustomerPage }) {
  const words = useWords(deedWords)
  const may = useMayDo()
  const { id: customerId, name, credit, holds } = customer
  const about = { customerId, name }
  const isHeld = holds[0]?.endedAt === null
  const offered: { open: OpenDeed; keys?: string }[] = [
    {
      open: { deed: 'writeNote', reader: 'driver', body: '', untilOn: null, ...about },
      keys: 'n',
    },
    { open: { deed: 'goodwill', ...about } },
    { open: { deed: 'correct', ...about } },
    { open: { deed: 'refund', ...about } },
    ...(credit ? [{ open: { deed: 'credit' as const, credit, ...about } }] : []),
    isHeld
      ? { open: { deed: 'allowCredit', ...about } }
      : { open: { deed: 'requirePrepayment', customerIds: [customerId], name } },
  ]
  const open = offered.filter(({ open: { deed } }) => may(deedForms[deed].right))
  const labelOf = ({ deed }: OpenDeed) => words.forCustomer[deed as keyof typeof words.forCustomer]
  useShortcuts(
    open.map(({ open: deed, keys }) => ({
      ...(keys !== undefined && { keys }),
      label: labelOf(deed),
      group: 'page',
      run: () => startDeed(deed),
    })),
  )
  return open.map(({ open: deed }) => (
    <Button key={deed.deed} look="line" onClick={() => startDeed(deed)}>
      {labelOf(deed)}
    </Button>
  ))
}
