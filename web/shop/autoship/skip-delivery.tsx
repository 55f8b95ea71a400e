import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onDeliveryDay } from '../delivery/delivery-phrases.ts'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'

type Props = { delivery: AutoshipDelivery; hasIcon: boolean }

/** Skip and unskip share one button, so that the focus stays on it. */
export function SkipDelivery({ delivery, hasIcon }: Props) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const { busy, refusal, change } = useDeliveryChange()
  const { may } = delivery
  const day = onDeliveryDay(delivery, language)
  const params = deliveryParams(delivery)
  if (may.skip !== null && may.unskip !== null) return null
  const isSkipped = may.unskip === null

  const toggle = () =>
    isSkipped
      ? change(
          () => api.unskipDelivery({ params }),
          (now) => words.unskipped(onDeliveryDay(now, language)),
        )
      : change(
          () => api.skipDelivery({ params }),
          () => words.skipped(day),
        )
  return (
    <>
      <Button
        look="text"
        busy={busy}
        aria-label={isSkipped ? words.unskipOf(day) : words.skipOf(day)}
        {...(hasIcon && { icon: 'skip' as const })}
        onClick={() => void toggle()}
      >
        {isSkipped ? words.unskip : words.skip}
      </Button>
      <DeliveryRefusal refusal={refusal} />
    </>
  )
}
