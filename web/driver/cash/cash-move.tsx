import { useState } from 'react'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { TextField } from '../frame/text-field.tsx'
import { cashWords } from '../../words/driver/cash.ts'
import { driverWords } from '../../words/driver/driver.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { inBase64 } from '../../client/in-base64.ts'
import type { NewBlob } from '../memory/stored-event.ts'
import { sync } from '../memory/sync.ts'
import type { DayRun } from '../road/road.ts'
import { PhotoButton } from '../stop/photo-button.tsx'
import './cash.css'

type Props = { run: Pick<DayRun, 'id'> }

const ways = ['expense', 'safe'] as const

const nothing = { sum: '', note: '', takerId: undefined, blobs: [] as readonly NewBlob[] }

/** Cash that leaves the purse on the way: an expense with its receipt, or a drop with its taker. */
export function CashMove({ run }: Props) {
  const words = useWords(cashWords)
  const driver = useWords(driverWords)
  const language = useLanguage()
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const [to, setTo] = useState<(typeof ways)[number]>()
  const [typed, setTyped] = useState<
    Omit<typeof nothing, 'takerId'> & { takerId?: string | undefined }
  >(nothing)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [moved, setMoved] = useState<string>()
  const cents = parseEuros(typed.sum) ?? 0
  const isWhole = to === 'safe' ? typed.takerId !== undefined : typed.note.trim() !== ''
  const move = () =>
    doIt(async () => {
      const photo = typed.blobs.at(-1)?.content
      const body = {
        to: to!,
        cents,
        note: typed.note.trim() || words.drop,
        ...(to === 'safe' && { takerId: Number(typed.takerId) }),
        ...(photo && { photo: inBase64(new Uint8Array(await photo.arrayBuffer())) }),
      }
      const params = { id: String(run.id) }
      await api.moveOwnCash({ params, body }, { idempotencyKey: key })
      setMoved(words.moved(formatEuros(cents, language)))
      setTyped(nothing)
      setTo(undefined)
      setKey(crypto.randomUUID())
      await sync()
    })
  return (
    <section className="cash-move">
      <Choices
        legend={words.title}
        values={ways}
        labels={words.ways}
        chosen={to}
        onChoose={(way) => setTo(to === way ? undefined : way)}
      />
      {moved && !to && <output>{moved}</output>}
      {to && (
        <>
          <TextField
            id="moved-sum"
            label={words.sum}
            inputMode="decimal"
            autoComplete="off"
            value={typed.sum}
            onChange={({ target }) => setTyped({ ...typed, sum: target.value })}
          />
          <TextField
            id="moved-note"
            label={words.notes[to]}
            autoComplete="off"
            maxLength={200}
            value={typed.note}
            onChange={({ target }) => setTyped({ ...typed, note: target.value })}
          />
          {to === 'expense' && (
            <PhotoButton blobs={typed.blobs} onBlobs={(blobs) => setTyped({ ...typed, blobs })} />
          )}
          {to === 'safe' && (
            <Takers
              chosen={typed.takerId}
              onChoose={(takerId) => setTyped({ ...typed, takerId })}
            />
          )}
          <FailedNote text={Object.values(errors)[0]} />
          {cents > 0 && isWhole && (
            <BigButton busy={busy} onClick={() => void move()}>
              {words.write(formatEuros(cents, language))}
            </BigButton>
          )}
        </>
      )}
    </section>
  )
}

type TakersProps = { chosen: string | undefined; onChoose: (id: string) => void }

/** A drop is an event of two people. */
function Takers({ chosen, onChoose }: TakersProps) {
  const words = useWords(cashWords)
  const driver = useWords(driverWords)
  const takers = useLoaded('takers', () => api.listCashTakers())
  const people = takers.value?.people ?? []
  return (
    <>
      <FailedNote
        text={takers.hasFailed ? driver.unreachable : undefined}
        retryLabel={driver.retry}
        onRetry={takers.reload}
      />
      <Choices
        legend={words.taker}
        values={people.map(({ id }) => String(id))}
        labels={Object.fromEntries(people.map(({ id, name }) => [String(id), name]))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  )
}
