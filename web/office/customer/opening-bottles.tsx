import { useState } from 'react'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { hearOwn } from '../live/connection.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import { useOpeningActs } from '../on-behalf/opening-acts.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'

/** Bottles that the customer has from elsewhere, or from before. */
export function OpeningBottles({ customer }: { customer: CustomerPage }) {
  const words = useWords(behalfWords)
  const mayOpen = useMay('changeCustomers')
  const { openBottles } = useOpeningActs()
  const [act, setAct] = useState<BehalfAct>()
  const [isWanted, setWanted] = useState(false)
  const goods = useLoaded(isWanted ? 'lent' : undefined, async () => {
    const { rows } = await api.listLentGoods()
    setAct(openBottles(customer, rows))
    return rows
  })
  if (!mayOpen) return null
  const start = () => {
    if (goods.value) setAct(openBottles(customer, goods.value))
    else setWanted(true)
  }
  return (
    <>
      <Button look="text" flush onClick={start}>
        {words.openingTitle}
      </Button>
      <RetryNote from={goods} />
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={hearOwn} />
    </>
  )
}
