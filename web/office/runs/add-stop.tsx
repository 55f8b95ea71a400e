import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { AddOrderForm } from './add-order-form.tsx'
import type { Run } from './run.ts'
import { VisitForm } from './visit-form.tsx'

/** A stop comes to a run for an order of the day, or for no order at all. */
export function AddStop({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const [isVisit, setIsVisit] = useState(false)
  return (
    <>
      <p>
        <Button look="text" onClick={() => setIsVisit(!isVisit)}>
          {isVisit ? words.withOrder : words.visitTitle}
        </Button>
      </p>
      {isVisit ? (
        <VisitForm run={run} onDone={onDone} />
      ) : (
        <AddOrderForm run={run} onDone={onDone} />
      )}
    </>
  )
}
