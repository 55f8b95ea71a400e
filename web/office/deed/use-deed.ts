import { useState } from 'react'
import type { Previewed } from '../../../contract/office/deed-call.ts'
import type { MembersOf } from '../../../contract/shared/refusals.ts'
import { isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useSettled } from '../../client/use-settled.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { useSession } from '../session/session.ts'
import { type DeedResult, type Look, lookAt, type SendDeed } from './send-deed.ts'
import { useOneSending } from './use-one-sending.ts'

const QUIET_MS = 300

type LastChange = MembersOf<'preview_changed'>['last']
type Changed = { key: string; seen: Previewed; now: Previewed; last: LastChange }
export type MayDo = MembersOf<'not_permitted'>

type Options = {
  /** What is typed, as text: another text is another deed. */
  typed: string
  isComplete: boolean
  send: SendDeed
  onDone: (result: DeedResult) => void
}

export type DeedState = ReturnType<typeof useDeed>

/**
 * A deed that is looked at while it is typed and done as it was seen. Without an answer it is sent
 * again under the same key, so that it is not done twice.
 */
export function useDeed({ typed, isComplete, send, onDone }: Options) {
  const words = useWords(deedWords)
  const { reload: readSession } = useSession()
  const [asks, setAsks] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const [changed, setChanged] = useState<Changed>()
  const key = `${typed} ${asks}`
  const look = useLook(isComplete || pressed === key ? key : undefined, send, asks)
  const seen = look.value?.key === key ? look.value.look : undefined
  const preview = seen && 'preview' in seen ? seen.preview : undefined
  const failure = seen && 'failure' in seen ? seen.failure : undefined
  const { busy, errors, run } = useAction(words.lost)
  const sendOnce = useOneSending()
  const conflict = changed?.key === key ? changed : undefined
  const act = (against = preview) =>
    run(async () => {
      if (!against) {
        setPressed(key)
        if (failure !== undefined) look.reload()
        return
      }
      try {
        const wanted = { query: {}, body: { previewHash: against.hash, ask: asks } }
        const sending = () => sendOnce(key, (options) => send(wanted, options))
        onDone((await withFreshFactor(sending)) as DeedResult)
      } catch (refused) {
        if (isRefusedWith(refused, 'not_signed_in')) readSession()
        if (!isRefusedWith(refused, 'preview_changed')) throw refused
        const { now, last } = refused.body
        setChanged({ key, seen: against, now: now as Previewed, last })
      }
    })
  return {
    preview,
    isLooking: !seen && (isComplete || pressed === key),
    errors: { ...(failure === undefined ? {} : messagesOf(failure, words.lost)), ...errors },
    /** Who may do it, where the person may not. */
    mayDo: isRefusedWith(failure, 'not_permitted') ? failure.body : undefined,
    conflict,
    busy,
    act,
    ask: () => setAsks(true),
    putMine: () => {
      setChanged(undefined)
      void act(conflict?.now)
    },
  }
}

const messagesOf = (failure: unknown, lost: string) =>
  isRefusedWith(failure, 'not_permitted') ? {} : refusedFieldMessages(failure, lost)

function useLook(key: string | undefined, send: SendDeed, asks: boolean) {
  const settled = useSettled(key, QUIET_MS)
  const wanted = settled === key ? settled : undefined
  return useLoaded(wanted, async (signal): Promise<{ key: string; look: Look }> => {
    const look = await lookAt(send, asks, signal)
    return { key: wanted!, look }
  })
}
