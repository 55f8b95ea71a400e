import { Icon } from '../../ui/icon.tsx'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import type { Person } from './person.ts'

/** A full drop where the second step is on; always with its word. */
export function FactorState({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const isOn = person.hasTotp || person.passkeys > 0
  const hasPhone = person.devices.length > 0
  const isFull = isOn || hasPhone
  const word = isOn ? words.on : hasPhone ? words.phoneBound : words.off
  return (
    <span className={isFull ? 'people__drop people__drop--full' : 'people__drop'}>
      <Icon name="drop" size={16} />
      {word}
    </span>
  )
}
