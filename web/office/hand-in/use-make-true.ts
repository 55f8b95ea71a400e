import type { DifferenceHolder } from '../../../domain/dispatch/difference-reasons.ts'
import type { HandInPart } from '../../../domain/dispatch/run-differences.ts'
import type { LikelyCauseKind } from '../../../domain/dispatch/run-to-explain.ts'
import { useAction } from '../../client/use-action.ts'
import { toasts } from '../../ui/toasts.ts'
import { handInWords } from '../../words/office/hand-in.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { isDone } from '../deed/send-deed.ts'
import { hearOwn } from '../live/connection.ts'
import type { Run } from '../runs/run.ts'
import { api } from '../session/api.ts'
import { type Cause, type HandIn, openAmounts, readKey } from './hand-in.ts'

type Props = { run: Run; handIn: HandIn; onChanged: () => void }

/** What a customer has or owes; the rest is the company's. Nothing is a driver's by a press. */
const holderOf: Partial<Record<LikelyCauseKind, DifferenceHolder>> = {
  sale_not_recorded: 'customer',
  left_more: 'customer',
  left_fewer: 'customer',
  took_more: 'customer',
  took_fewer: 'customer',
  not_paid: 'customer',
}

/** Writes an explanation down as the reason of all it explains, with one undoing of the whole. */
export function useMakeTrue({ run, handIn, onChanged }: Props) {
  const words = useWords(handInWords)
  const { saveFailed } = useWords(runWords)
  const { busy, errors, run: doIt } = useAction(saveFailed)
  const params = { id: String(run.id) }
  const undo = (actionIds: readonly number[]) =>
    void doIt(async () => {
      for (const id of actionIds.toReversed()) await api.undoAction({ params: { id: String(id) } })
      toasts.show({ text: words.undone, icon: 'check' })
      onChanged()
    })
  const makeTrue = (cause: Cause, stopId: number | undefined) =>
    doIt(async () => {
      if (cause.transferId !== undefined) await confirmBoth(cause.transferId)
      else {
        const actionIds = await name(cause, stopId)
        toasts.show({
          text: words.made,
          kind: 'important',
          icon: 'check',
          action: { label: words.undo, press: () => undo(actionIds) },
        })
      }
      hearOwn()
      onChanged()
    })
  const name = async (cause: Cause, stopId: number | undefined): Promise<number[]> => {
    const open = openAmounts(handIn)
    const actionIds: number[] = []
    for (const [key, effect] of Object.entries(cause.effect)) {
      const amount = within(effect, open.get(key) ?? 0)
      if (amount === 0) continue
      const { part, goodId } = readKey(key)
      const answer = await api.nameDifference({
        params,
        body: {
          part: part as HandInPart | 'cash',
          ...(goodId !== null && { goodId }),
          amount,
          reason: cause.kind,
          holder: holderOf[cause.kind] ?? 'company',
          ...(stopId !== undefined && { stopId }),
        },
      })
      if (!('effects' in answer) && isDone(answer) && answer.actionId !== null)
        actionIds.push(answer.actionId)
    }
    return actionIds
  }
  const confirmBoth = async (transferId: number) => {
    const transfer = run.transfers.find(({ id }) => id === transferId)
    const hands = [
      ...(transfer?.isGiven ? [] : (['given'] as const)),
      ...(transfer?.isTaken ? [] : (['taken'] as const)),
    ]
    for (const hand of hands)
      await api.confirmTransfer({ params: { id: String(transferId) }, body: { hand } })
    toasts.show({ text: words.made, icon: 'check' })
  }
  return { busy, message: Object.values(errors)[0], makeTrue }
}

/** No more than is open, in its direction. */
const within = (effect: number, open: number): number =>
  Math.sign(effect) === Math.sign(open)
    ? Math.sign(open) * Math.min(Math.abs(effect), Math.abs(open))
    : 0
