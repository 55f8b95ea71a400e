import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Autoship } from '../../../contract/autoship-record.ts'
import { api } from '../../client/api.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { keepAutoship } from './autoship-store.ts'
import { diaryStore } from './diary-store.ts'
import { tellChange } from './last-change.ts'
import { isNotThere, tellGone } from './not-there.ts'

/** What is done with an autoship by one press, and once however often it is pressed; a refusal is told where the person looks. */
export function useAutoshipActions() {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (refused) {
      if (isNotThere(refused)) {
        tellGone(words.isGone)
        void navigate('/autoship')
        return
      }
      const text = whyRefused(refused, words.failed)
      toasts.tell({ text, kind: 'important', icon: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  const paramsOf = ({ id }: Autoship) => ({ id: String(id) })
  const reload = () => void diaryStore.load().catch(() => undefined)

  async function create() {
    const { data } = await api.createAutoship()
    keepAutoship(data)
    void navigate(`/autoship/${data.id}`)
  }
  async function clone(autoship: Autoship) {
    const { data } = await api.cloneAutoship({ params: paramsOf(autoship) })
    keepAutoship(data.data)
    toasts.tell({ text: words.cloned, icon: 'check' })
    void navigate(`/autoship/${data.data.id}`)
  }
  async function process(autoship: Autoship) {
    const { data } = await api.processAutoship({ params: paramsOf(autoship) })
    keepAutoship(data)
    toasts.tell({ text: words.started, icon: 'check' })
    reload()
    void navigate('/autoship')
  }
  async function stop(autoship: Autoship) {
    const { data, undo } = await api.changeAutoship({
      params: paramsOf(autoship),
      body: { status: 0 },
    })
    keepAutoship(data)
    tellChange(words.stopped, undo)
    reload()
    void navigate('/autoship')
  }
  return {
    busy,
    create: () => attempt(create),
    clone: (autoship: Autoship) => attempt(() => clone(autoship)),
    process: (autoship: Autoship) => attempt(() => process(autoship)),
    stop: (autoship: Autoship) => attempt(() => stop(autoship)),
  }
}
