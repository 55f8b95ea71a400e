import { useState } from 'react'
import type { DayProposal } from '../../../contract/shop/autoship-schedule.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { DayChoice } from './day-choice.tsx'
import { addressStore } from '../session/address-store.ts'
import { AddressesFailed } from './addresses-failed.tsx'

type Props = { proposal: DayProposal; busy: boolean; onChoose: (day: string) => void }

/** Chooses any other day served at the address instead of the proposed one. */
export function OtherDayDialog({ proposal, busy, onChoose }: Props) {
  const words = useWords(autoshipScheduleWords)
  const [open, setOpen] = useState(false)
  const addresses = useStore(addressStore).value

  function openDialog() {
    setOpen(true)
    void addressStore.load().catch(() => undefined)
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={openDialog}>
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
        <p className="q">{words.thisOnly}</p>
        <AddressesFailed />
        <DayChoice
          address={addresses?.find(({ id }) => id === proposal.address_id)}
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
