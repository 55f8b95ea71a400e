import { useState } from 'react'
import { type Cents, formatEuros, parseEuros } from '../../../domain/money.ts'
import { typedText } from '../../../domain/words/hidden-signs.ts'
import { isRefusedWith, refusedFieldMessages } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { SumField, TextField } from '../frame/text-field.tsx'
import { cashWords } from '../../words/driver/cash.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { useDraft } from '../frame/use-draft.ts'
import { ReadState } from '../frame/read-state.tsx'
import { inBase64 } from '../../client/in-base64.ts'
import type { NewBlob } from '../memory/stored-event.ts'
import { sync } from '../memory/sync.ts'
import type { DayRun } from '../road/road.ts'
import { PhotoButton } from '../stop/photo-button.tsx'
import { sentCash } from './sent-cash.ts'
import './cash.css'

type Props = {
  run: Pick<DayRun, 'id'>
  /** What the driver should have, by what was told at the doors. */
  purseCents: Cents
}

const ways = ['expense', 'safe'] as const

type Way = (typeof ways)[number]

type Typed = {
  sum: string
  note: string
  takerId: string | undefined
  blobs: readonly NewBlob[]
}

const nothing: Typed = { sum: '', note: '', takerId: undefined, blobs: [] }

/** Cash that leaves the purse on the way: an expense with its receipt, or a drop with its taker. */
export function CashMove({ run, purseCents }: Props) {
  const words = useWords(cashWords)
  const { to, setTo, moved, ...move } = useMove(run.id)
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
      {to && <Fields to={to} move={move} purseCents={purseCents} />}
    </section>
  )
}

function useMove(runId: number) {
  const words = useWords(cashWords)
  const language = useLanguage()
  const euros = (sum: Cents) => formatEuros(sum, language)
  const [to, setTo] = useState<Way>()
  const { draft: typed, change, addPhoto, draftWithPhotos } = useDraft(() => nothing)
  const [sent] = useState(sentCash)
  const [moved, setMoved] = useState<string>()
  const cents = parseEuros(typed.sum) ?? 0
  const {
    busy,
    errors,
    run: doIt,
  } = useAction(words.noAnswer, (refused, failed) =>
    isRefusedWith(refused, 'cash_already_written')
      ? { '': words.came(euros(refused.body.cents), euros(cents)) }
      : refusedFieldMessages(refused, failed),
  )
  const send = () =>
    doIt(async () => {
      const photo = (await draftWithPhotos()).blobs.at(-1)?.content
      const body = {
        to: to!,
        cents,
        // The books are in Latvian.
        note: typedText(typed.note) || cashWords.lv.drop,
        ...(to === 'safe' && { takerId: Number(typed.takerId) }),
        ...(photo && { photo: inBase64(new Uint8Array(await photo.arrayBuffer())) }),
      }
      const params = { id: String(runId) }
      await sendOnce(sent, body, params)
      setMoved(words.moved(euros(cents)))
      change(nothing)
      setTo(undefined)
      await sync()
    })
  const error = Object.values(errors)[0]
  return { to, setTo, typed, change, addPhoto, cents, moved, send, busy, error }
}

type Body = Omit<Parameters<typeof api.moveOwnCash>[0]['body'], 'sentAs' | 'insteadOf'>

/** Written once, or not at all; a sum that had come before is shown in the purse. */
async function sendOnce(sent: ReturnType<typeof sentCash>, body: Body, params: { id: string }) {
  const name = sent.nameOf(body)
  try {
    const named = { params, body: { ...body, ...name } }
    await api.moveOwnCash(named, { idempotencyKey: name.sentAs })
    sent.written()
  } catch (failure) {
    sent.failed(failure)
    if (isRefusedWith(failure, 'cash_already_written')) await sync()
    throw failure
  }
}

type FieldsProps = Pick<Props, 'purseCents'> & {
  to: Way
  move: Omit<ReturnType<typeof useMove>, 'to' | 'setTo' | 'moved'>
}

function Fields({ to, move, purseCents }: FieldsProps) {
  const { typed, change, addPhoto, cents, send, busy, error } = move
  const words = useWords(cashWords)
  const language = useLanguage()
  const isWhole = to === 'safe' ? typed.takerId !== undefined : typedText(typed.note) !== ''
  return (
    <>
      <SumField
        id="moved-sum"
        label={words.sum}
        value={typed.sum}
        onType={(sum) => change({ sum })}
      />
      <TextField
        id="moved-note"
        label={words.notes[to]}
        autoComplete="off"
        maxLength={200}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {to === 'expense' && <PhotoButton blobs={typed.blobs} onPhoto={addPhoto} />}
      {to === 'safe' && (
        <Takers chosen={typed.takerId} onChoose={(takerId) => change({ takerId })} />
      )}
      <FailedNote text={error} />
      {cents > Math.max(purseCents, 0) && (
        <output className="cash-move__more">
          {words.notThatMuch(formatEuros(purseCents, language))}
        </output>
      )}
      {cents > 0 && isWhole && (
        <BigButton busy={busy} onClick={() => void send()}>
          {words.write(formatEuros(cents, language))}
        </BigButton>
      )}
    </>
  )
}

type TakersProps = { chosen: string | undefined; onChoose: (id: string) => void }

/** A drop is an event of two people. */
function Takers({ chosen, onChoose }: TakersProps) {
  const words = useWords(cashWords)
  const takers = useLoaded('takers', () => api.listCashTakers())
  const people = takers.value?.people ?? []
  return (
    <>
      <ReadState read={takers} />
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
