import { refusalMessage } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { toasts } from '../../ui/toasts.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { hearOwn } from '../live/connection.ts'
import { api } from '../session/api.ts'
import { isOfRun, type Run } from './run.ts'

type Move = { stopId: number; newStopId: number }

/** Stops go to other runs; one press brings them back to their places. */
export function useStopMoves(run: Run, onDone: () => void) {
  const words = useWords(runWords)
  const { busy, errors, run: doIt } = useAction(words.saveFailed)
  const params = { id: String(run.id) }
  const before = run.stops.filter(isOfRun).map(({ id }) => id)
  const bringBack = async (moves: readonly Move[]) => {
    try {
      const newIds = moves.map(({ newStopId }) => newStopId)
      const { stopIds } = await api.moveStops({ body: { stopIds: newIds, toRunId: run.id } })
      const own = new Map(moves.map(({ stopId }, at) => [stopId, stopIds[at]!]))
      const order = before.map((id) => own.get(id) ?? id)
      await api.orderStops({ params, body: { stopIds: order } })
      toasts.show({ text: words.undone, icon: 'check' })
    } catch (failure) {
      const text = refusalMessage(failure, words.saveFailed)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
    hearOwn()
  }
  const finish = (moves: readonly Move[]) => {
    hearOwn()
    toasts.show({
      text: words.movedStops(moves.length),
      kind: 'important',
      icon: 'check',
      action: { label: words.undo, press: () => void bringBack(moves) },
    })
    onDone()
  }
  return {
    busy,
    message: Object.values(errors)[0],
    moveTo: (given: readonly number[], toRunId: number) =>
      void doIt(async () => {
        const { stopIds } = await api.moveStops({ body: { stopIds: [...given], toRunId } })
        finish(given.map((stopId, at) => ({ stopId, newStopId: stopIds[at]! })))
      }),
    divide: () => void doIt(async () => finish((await api.divideRun({ params })).moved)),
  }
}
