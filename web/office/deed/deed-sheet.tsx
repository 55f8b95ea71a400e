import { useObserved } from '../../client/observed.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useDraft } from '../session/drafts.ts'
import { isCustomerDeed, nameOfCustomerDeed } from './customer-forms.ts'
import { isBankDeed, nameOfBankDeed } from './bank-forms.ts'
import { isDebtDeed, nameOfDebtDeed } from './debt-forms.ts'
import { DeedFields } from './deed-fields.tsx'
import { contractFields, deedForms, firstDraft, isFilled, sendOf } from './deed-forms.ts'
import { DeedPanel } from './deed-panel.tsx'
import { type OpenDeed, openDeed } from './open-deed.ts'
import { placeProblems } from './place-problems.ts'
import { useDeedForm } from './use-deed-form.ts'

const close = () => openDeed.set(undefined)

/** The open deed, once in the frame; what is typed stays when it is closed by mistake. */
export function DeedSheet() {
  const words = useWords(deedWords)
  const frame = useWords(frameWords)
  const open = useObserved(openDeed)
  return (
    <Sheet
      side="right"
      open={open !== undefined}
      onClose={close}
      title={open ? words.titles[open.deed](aboutOf(open, words)).trim() : ''}
      words={frame}
    >
      {open && <DeedForm key={nameOf(open)} open={open} />}
    </Sheet>
  )
}

const mostNamed = 3

const aboutOf = (open: OpenDeed, words: (typeof deedWords)['lv']) => {
  if (!('orderIds' in open)) return open.name
  const { orderIds } = open
  return orderIds.length > mostNamed ? words.manyOrders(orderIds.length) : orderIds.join(', ')
}

const nameOf = (open: OpenDeed) => {
  const { deed } = open
  if ('orderIds' in open) return `${deed} ${open.orderIds.join(',')} ${open.day ?? ''}`
  if (open.deed === 'shiftStart')
    return `${deed} ${open.runId} ${open.said?.km} ${open.said?.floatCents}`
  if ('runId' in open) return `${deed} ${open.runId} ${open.part} ${open.goodId} ${open.amount}`
  if ('customerIds' in open) return `${deed} ${open.customerIds.join(',')}`
  if ('refundIds' in open) return `${deed} ${open.refundIds.join(',')}`
  if ('transferFileId' in open) return `${deed} ${open.transferFileId}`
  if (isCustomerDeed(open)) return `${deed} ${nameOfCustomerDeed(open)}`
  if ('documentId' in open) return `${deed} ${open.documentId}`
  if ('goodId' in open) return `${deed} ${open.goodId}`
  if ('from' in open) return `${deed} ${open.from}`
  if (isBankDeed(open)) return `${deed} ${nameOfBankDeed(open)}`
  if (isDebtDeed(open)) return `${deed} ${nameOfDebtDeed(open)}`
  return `${deed} ${'customerId' in open ? open.customerId : open.changeId}`
}

function DeedForm({ open }: { open: OpenDeed }) {
  const words = useWords(deedWords)
  const { draft, change, forget } = useDraft(nameOf(open), () => firstDraft(open))
  const { name, fields } = deedForms[open.deed]
  const typed = fields.map((field) => draft[field]).join('\n')
  const { deed, end } = useDeedForm({
    name,
    typed,
    isComplete: isFilled(open, draft),
    send: sendOf(open, draft),
    forget,
    onEnd: close,
  })
  const { errors, other } = placeProblems(deed.errors, fields, contractFields)
  return (
    <DeedPanel deed={deed} verb={words.act[open.deed]} problem={other} onCancel={end}>
      <DeedFields open={open} draft={draft} errors={errors} onChange={change} />
    </DeedPanel>
  )
}
