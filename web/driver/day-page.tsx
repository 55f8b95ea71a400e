import { useLoaded } from '../client/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { driverWords } from '../words/driver/driver.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'

/** Until the runs are built: whose phone it is, and what the day will show. */
export function DayPage({ onLocked }: { onLocked: () => void }) {
  const words = useWords(driverWords)
  const { value: session } = useLoaded('session', () => api.readDriverSession())
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="driver-lead">{words.lead}</p>
      <output className="driver-session">
        {session && words.signedInAs(session.driver.name, session.device.name)}
      </output>
      <ul className="driver-parts">
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Button wide look="line" onClick={onLocked}>
        {words.lock}
      </Button>
    </>
  )
}
