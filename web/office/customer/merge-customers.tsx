import { useState } from 'react'
import { Link } from 'react-router'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { hearOwn } from '../live/connection.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import { useMergingActs } from '../on-behalf/merging-acts.ts'
import { useMay } from '../session/session.ts'

/** Takes another record of the same customer into this one. */
export function MergeCustomers({ customer }: { customer: CustomerPage }) {
  const words = useWords(behalfWords)
  const mayMerge = useMay('forgetCustomers') && customer.mergedInto === null
  const { merge } = useMergingActs()
  const [act, setAct] = useState<BehalfAct>()
  const start = () => setAct(merge(customer))
  useShortcuts(mayMerge ? [{ label: words.mergeTitle, group: 'page', run: start }] : [])
  if (!mayMerge) return null
  return (
    <>
      <Button look="text" onClick={start}>
        {words.merge}
      </Button>
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={hearOwn} />
    </>
  )
}

/** Where the record goes on, and which have ended in it. */
export function MergedNote({ customer: { mergedInto, mergedFrom } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  return (
    <>
      {mergedInto !== null && (
        <Note look="sun">
          {words.mergedInto}{' '}
          <Link to={`/customers/${mergedInto}`}>{words.customerNo(mergedInto)}</Link>
        </Note>
      )}
      {mergedFrom.length > 0 && (
        <Note>
          {words.mergedFrom}{' '}
          {mergedFrom.map(({ id, name }) => (
            <Link key={id} to={`/customers/${id}`}>
              {name || id} ({id}){' '}
            </Link>
          ))}
        </Note>
      )}
    </>
  )
}
