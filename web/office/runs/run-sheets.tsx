import { Sheet } from '../../ui/sheet.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { AddStop } from './add-stop.tsx'
import { DelayForm } from './delay-form.tsx'
import { DivideForm } from './divide-form.tsx'
import { DriverForm } from './driver-form.tsx'
import { MoveForm } from './move-form.tsx'
import type { Run } from './run.ts'
import { PromiseForm } from './promise-form.tsx'
import { TransferForm } from './transfer-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

/** A form about the run that is open over its page. */
export type OpenSheet =
  | { kind: 'move'; stopIds: readonly number[]; toDay?: boolean }
  | { kind: 'withdraw' | 'promise'; stopId: number }
  | { kind: 'divide' | 'add' | 'delay' | 'driver' | 'transfer' }

type Props = {
  run: Run
  open: OpenSheet | undefined
  onClose: () => void
  onChanged: () => void
}

export function RunSheets({ run, open, onClose, onChanged }: Props) {
  const words = useWords(runWords)
  const frame = useWords(frameWords)
  const titles = {
    move: () => words.moveTitle(open?.kind === 'move' ? open.stopIds.length : 1),
    withdraw: () => words.withdrawTitle,
    promise: () => words.promiseTitle,
    divide: () => words.divideTitle,
    add: () => words.addTitle,
    delay: () => words.delayTitle,
    driver: () => words.assign,
    transfer: () => words.transferTitle,
  }
  const onDone = () => {
    onClose()
    onChanged()
  }
  return (
    <Sheet
      side="right"
      open={open !== undefined}
      onClose={onClose}
      title={open ? titles[open.kind]() : ''}
      words={frame}
    >
      {open?.kind === 'move' && (
        <MoveForm run={run} stopIds={open.stopIds} toDay={open.toDay} onDone={onDone} />
      )}
      {open?.kind === 'withdraw' && <WithdrawForm run={run} stopId={open.stopId} onDone={onDone} />}
      {open?.kind === 'promise' && <PromiseForm run={run} stopId={open.stopId} onDone={onDone} />}
      {open?.kind === 'divide' && <DivideForm run={run} onDone={onDone} />}
      {open?.kind === 'add' && <AddStop run={run} onDone={onDone} />}
      {open?.kind === 'delay' && <DelayForm run={run} onDone={onDone} />}
      {open?.kind === 'driver' && <DriverForm run={run} onDone={onDone} />}
      {open?.kind === 'transfer' && <TransferForm run={run} onDone={onDone} />}
    </Sheet>
  )
}
