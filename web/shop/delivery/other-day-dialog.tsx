import { useState } from 'react'
import type { DayProposal } from '../../../contract/shop/autoship-proposals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { DayChoice } from './day-choice.tsx'
import { readAddresses } from '../session/addresses.ts'
import { AddressesFailed } from './addresses-failed.tsx'
import { ScopeMark } from './scope-mark.tsx'

type Props = { proposal: DayProposal; busy: boolean; onChoose: (day: string) => void }

/** Chooses any other day served at the address instead of the proposed one. */
export function OtherDayDialog({ proposal, busy, onChoose }: Props) {
  const words = useWords(autoshipScheduleWords)
  const [open, setOpen] = useState(false)
  const addresses = useLoaded(open || undefined, readAddresses)
  return (
    <>
      <Button look="line" busy={busy} onClick={() => setOpen(true)}>
        {words.otherDay}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.moveTitle}
        actions={
          <Button look="text" onClick={() => setOpen(false)}>
            {words.back}
          </Button>
        }
      >
        <ScopeMark of="this">{words.thisOnly}</ScopeMark>
        {addresses.hasFailed && <AddressesFailed onRetry={addresses.reload} />}
        <DayChoice
          address={addresses.value?.find(({ id }) => id === proposal.address_id)}
          value={proposal.new_day}
          onChange={(day) => {
            setOpen(false)
            onChoose(day)
          }}
        />
      </Dialog>
    </>
  )
}
