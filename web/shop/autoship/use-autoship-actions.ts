import { autoshipStatuses } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { upsertAutoshipInStore } from '../session/upcoming-store.ts'
import { recordChange } from './last-change.ts'
import { isNotFound, reportGone } from './not-found.ts'

/** Actions on a whole autoship; only one runs at a time and refusals are shown as toasts. */
export function useAutoshipActions() {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const { busy, run } = useOneAtATime()
  const paramsOf = ({ id }: Autoship) => ({ params: { id: String(id) } })

  async function create() {
    const { data } = await api.createAutoship()
    upsertAutoshipInStore(data)
    void navigate(`/autoship/${data.id}`)
  }
  async function clone(autoship: Autoship) {
    const { data } = await api.cloneAutoship(paramsOf(autoship))
    upsertAutoshipInStore(data.data)
    toasts.show({ text: words.cloned, icon: 'check' })
    void navigate(`/autoship/${data.data.id}`)
  }
  async function process(autoship: Autoship) {
    const { data } = await api.processAutoship(paramsOf(autoship))
    upsertAutoshipInStore(data)
    toasts.show({ text: words.started, icon: 'check' })
    void navigate('/autoship')
  }
  async function stop(autoship: Autoship) {
    const body = { status: autoshipStatuses.numberOf('inactive') }
    const { data, undo } = await api.changeAutoship({ ...paramsOf(autoship), body })
    upsertAutoshipInStore(data)
    recordChange(words.stopped, undo)
    void navigate('/autoship')
  }
  return {
    busy,
    create: () => run(create),
    clone: (autoship: Autoship) => run(() => clone(autoship)),
    process: (autoship: Autoship) => run(() => process(autoship)),
    stop: (autoship: Autoship) => run(() => stop(autoship)),
  }
}

function useOneAtATime() {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function run(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (refused) {
      if (isNotFound(refused)) {
        reportGone(words.isGone)
        void navigate('/autoship')
        return
      }
      const text = refusalMessage(refused, words.failed)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
