import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { approvalWords } from '../../words/office/approvals.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedEffects } from '../deed/deed-effects.tsx'
import { useOneSending } from '../deed/use-one-sending.ts'
import { useShowResult } from '../deed/use-show-result.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { useDraft } from '../session/drafts.ts'
import { useSession } from '../session/session.ts'
import { Answered, AskedFor } from './approval-row.tsx'

type Whole = Answer<OfficeCalls['readApproval']>

type Props = { id: string; onEnd: () => void }

/** A request with what it would do now, and the two ways to decide. */
export function ApprovalDetail({ id, onEnd }: Props) {
  const words = useWords(approvalWords)
  const approval = useLoaded(id, () => readApproval(id))
  useLive(['approvals'], approval.reload)
  return (
    <section className="approvals-detail" aria-label={words.look}>
      <Loading from={approval}>
        {(value) =>
          value === null ? (
            <p>{words.notFound}</p>
          ) : (
            <Decision approval={value} onEnd={onEnd} onChanged={approval.reload} />
          )
        }
      </Loading>
    </section>
  )
}

async function readApproval(id: string): Promise<Whole | null> {
  try {
    return await api.readApproval({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

type DecisionProps = { approval: Whole; onEnd: () => void; onChanged: () => void }

function Decision({ approval, onEnd, onChanged }: DecisionProps) {
  const words = useWords(approvalWords)
  const deeds = useWords(deedWords)
  const { staff } = useSession().session
  const { deed, preview, state } = approval
  const { busy, message, approve } = useApproving({ approval, onEnd, onChanged })
  const isOwn = approval.askedBy.id === staff.id
  return (
    <>
      <h2>{deeds.named[deed]?.name ?? deed}</h2>
      <p>
        <AskedFor approval={approval} />
      </p>
      {state !== 'waiting' && (
        <Note>
          <Answered approval={approval} />
        </Note>
      )}
      {preview && <DeedEffects preview={preview} />}
      <FailedNote text={message} />
      {preview && (
        <Button busy={busy} onClick={() => void approve(preview.hash)}>
          {words.approve}
        </Button>
      )}
      {state === 'waiting' && (isOwn || approval.mayDecide) && (
        <Refusing id={approval.id} isOwn={isOwn} onEnd={onEnd} />
      )}
    </>
  )
}

/** Approves what was seen; what has changed since is seen again first. */
function useApproving({ approval: { id, deed }, onEnd, onChanged }: DecisionProps) {
  const words = useWords(approvalWords)
  const frame = useWords(frameWords)
  const showResult = useShowResult()
  const sendOnce = useOneSending()
  const params = { id: String(id) }
  const { busy, errors, run } = useAction(frame.notSaved, (refused, failed) => {
    if (isRefusedWith(refused, 'preview_changed')) onChanged()
    return isRefusedWith(refused, 'preview_changed')
      ? { '': words.changed }
      : refusedFieldMessages(refused, failed)
  })
  const approve = (previewHash: string) =>
    run(async () => {
      const call = () =>
        sendOnce(previewHash, (options) => api.approve({ params, body: { previewHash } }, options))
      showResult(await withFreshFactor(call), deed)
      onEnd()
    })
  return { busy, message: errors[''], approve }
}

type RefusingProps = { id: number; isOwn: boolean; onEnd: () => void }

/** A refusal has a reason; the person who asked withdraws the same way. */
function Refusing({ id, isOwn, onEnd }: RefusingProps) {
  const words = useWords(approvalWords)
  const frame = useWords(frameWords)
  const { draft, change, forget } = useDraft(`approval ${id}`, () => ({ reason: '' }))
  const { busy, errors, run } = useAction(frame.notSaved)
  const refuse = () =>
    run(async () => {
      await api.refuseApproval({ params: { id: String(id) }, body: draft })
      forget()
      toasts.show({ text: isOwn ? words.withdrawn : words.refused, icon: 'check' })
      onEnd()
    })
  return (
    <form
      className="approvals-detail__refuse"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void refuse()
      }}
    >
      <TextInput
        id="approval-reason"
        label={words.reason}
        hint={isOwn ? undefined : words.reasonHint}
        value={draft.reason}
        error={errors.reason ?? errors['']}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Button type="submit" look="line" busy={busy}>
        {isOwn ? words.withdraw : words.refuse}
      </Button>
    </form>
  )
}
