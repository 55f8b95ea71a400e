import { useState } from 'react'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import type { Fact } from '../memory/stored-event.ts'

type Props = { onFound: (fact: Fact) => void }

type State = 'asked' | 'found' | 'failed'

/** Where the driver stands is the door: asked for once, by a press, and never followed. */
export function DoorPin({ onFound }: Props) {
  const words = useWords(stopWords)
  const [state, setState] = useState<State>()
  const find = () => {
    setState('asked')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        onFound({ kind: 'door', latitude, longitude })
        setState('found')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    )
  }
  if (!('geolocation' in navigator)) return null
  return (
    <>
      <BigButton
        look="line"
        icon={state === 'found' ? 'check' : 'pin'}
        aria-busy={state === 'asked'}
        onClick={find}
      >
        {words.doorHere}
      </BigButton>
      <output>{state && words.doorStates[state]}</output>
    </>
  )
}
