import { useState } from 'react'
import type { Previewed } from '../../../contract/office/deed-call.ts'
import type { MembersOf } from '../../../contract/shared/refusals.ts'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { useSession } from '../session/session.ts'
import { type DeedResult, lookAt, type SendDeed } from './send-deed.ts'
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
  const [asks, setAsks] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const key = `${typed} ${asks}`
  const wanted = { key, send, asks }
  const look = useLook(wanted, isComplete || pressed === key)
  const { preview, failure, isLooking } = look
  const { busy, errors, run } = useAction(words.lost)
  const { conflict, forgetConflict, sendAsSeen } = useSending(wanted, onDone)
  const act = (against = preview) =>
    run(async () => {
      if (against) return sendAsSeen(against)
      setPressed(key)
      if (failure !== undefined) look.reload()
    })
  return {
    preview,
    isLooking,
    errors: { ...(failure === undefined ? {} : messagesOf(failure, words.lost)), ...errors },
    /** Who may do it, where the person may not. */
    mayDo: isRefusedWith(failure, 'not_permitted') ? failure.body : undefined,
    conflict,
    busy,
    act,
    ask: () => setAsks(true),
    putMine: () => {
      forgetConflict()
      void act(conflict?.now)
    },
  }
}

const messagesOf = (failure: unknown, lost: string) =>
  isRefusedWith(failure, 'not_permitted') ? {} : refusedFieldMessages(failure, lost)

/** The deed as it is typed now; another key is another deed. */
type Wanted = { key: string; send: SendDeed; asks: boolean }

/** What the deed would do, or why it is refused, once its typing rests. */
function useLook({ key, send, asks }: Wanted, isReady: boolean) {
  const readyKey = isReady ? key : undefined
  const { value: seen, reload } = useAnswerOf(readyKey, QUIET_MS, (_key, signal) =>
    lookAt(send, asks, signal),
  )
  return {
    preview: seen && 'preview' in seen ? seen.preview : undefined,
    failure: seen && 'failure' in seen ? seen.failure : undefined,
    isLooking: !seen && isReady,
    reload,
  }
}

/** Sends the deed as it was seen; what another person has changed meanwhile is a conflict. */
function useSending({ key, send, asks }: Wanted, onDone: Options['onDone']) {
  const { reload: readSession } = useSession()
  const [changed, setChanged] = useState<Changed>()
  const sendOnce = useOneSending()
  const sendAsSeen = async (seen: Previewed) => {
    try {
      const wanted = { query: {}, body: { previewHash: seen.hash, ask: asks } }
      const sending = () => sendOnce(key, (options) => send(wanted, options))
      onDone((await withFreshFactor(sending)) as DeedResult)
    } catch (refused) {
      if (isRefusedWith(refused, 'not_signed_in')) readSession()
      if (!isRefusedWith(refused, 'preview_changed')) throw refused
      const { now, last } = refused.body
      setChanged({ key, seen, now: now as Previewed, last })
    }
  }
  return {
    conflict: changed?.key === key ? changed : undefined,
    forgetConflict: () => setChanged(undefined),
    sendAsSeen,
  }
}
