import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { orderWords } from '../../words/office/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Stages } from '../kit/stages.tsx'
import { when } from '../session/when.ts'

type Step = OfficeOrder['steps'][number]

/** The way of an order, from its placing to the door and to the answer of what is disputed. */
export function OrderWay({ order: { steps, day } }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const detailOf = ({ kind, state, at }: Step): string => {
    if (state === 'done') return at === null ? '' : when(at, language)
    if (kind === 'delivered') return day === null ? '' : numericDate(dayOf(day), language)
    if (state === 'ahead') return ''
    return at === null ? words.waits[kind] : words.until(when(at, language))
  }
  return (
    <Stages
      stages={steps.map((step) => ({
        id: step.kind,
        name: (step.state === 'done' ? words.steps : words.aheadSteps)[step.kind],
        state: step.state,
        detail: detailOf(step),
      }))}
    />
  )
}
