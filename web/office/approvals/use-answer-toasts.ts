import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '../../ui/toasts.ts'
import { approvalWords } from '../../words/office/approvals.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { takeAnswers } from '../session/awaited-answers.ts'
import { useSession } from '../session/session.ts'
import { answerText } from './answer-text.ts'
import type { Approval } from './approval.ts'

/** Tells a person once of each answer to the own requests, with the way to it. */
export function useAnswerToasts(approvals: readonly Approval[] | undefined) {
  const words = useWords(approvalWords)
  const deeds = useWords(deedWords)
  const navigate = useNavigate()
  const { staff, viewedBy } = useSession().session
  const show = (approval: Approval) => {
    const { id, deed, customers, state } = approval
    const [customer] = customers
    const what = deeds.named[deed]?.name ?? deed
    const about = customer?.name ? `${what}, ${customer.name}` : what
    toasts.show({
      text: words.answer(about, answerText(approval, words)),
      kind: 'important',
      icon: state === 'approved' ? 'check' : 'warn',
      action: { label: words.look, press: () => void navigate(`/approvals?id=${id}`) },
    })
  }
  const tell = useEffectEvent((all: readonly Approval[]) => {
    // The answers to the person who is looked at are not the owner's to take.
    if (viewedBy === null) takeAnswers(staff.id, all).forEach(show)
  })
  useEffect(() => {
    if (approvals) tell(approvals)
  }, [approvals])
}
