import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { useBattery } from '../frame/use-battery.ts'
import './outbox.css'

const lowPercent = 15

/** A phone that will soon be empty says so while the day can still be handed over. */
export function BatteryLine({ isShort }: { isShort: boolean }) {
  const words = useWords(outboxWords)
  const battery = useBattery()
  if (!battery) return null
  const isLow = battery.percent <= lowPercent && !battery.isCharging
  // On the road there is room for bad news alone.
  if (isShort && !isLow) return null
  return (
    <p className={isLow ? 'outbox-low' : undefined}>
      {words.battery(battery.percent)}
      {isLow && ` ${words.batteryLow}`}
    </p>
  )
}
