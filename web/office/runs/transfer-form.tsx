import { useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { RunForm } from './run-form.tsx'
import { RunOptions } from './run-options.tsx'
import { isAhead, type Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

const ways = ['hand_to_hand', 'free_balance', 'warehouse'] as const
type Way = (typeof ways)[number]
type Draft = { kind: Way; toRunId: string; goodId: string; pieces: string; stopId: string }
type Field = { value: string; onChange: (event: { target: { value: string } }) => void }

const nothing: Draft = { kind: 'hand_to_hand', toRunId: '', goodId: '', pieces: '1', stopId: '' }

/** What is chosen may have gone from the run meanwhile: the first that is left takes its place. */
function offeredNow(run: Run, draft: Draft): Draft {
  const kept = (ids: readonly number[], chosen: string) =>
    ids.map(String).find((id) => id === chosen)
  const vans = run.otherRuns.map(({ id }) => id)
  const goods = run.goods.map(({ goodId }) => goodId)
  const stops = run.stops.filter(isAhead).map(({ id }) => id)
  return {
    ...draft,
    toRunId: kept(vans, draft.toRunId) ?? String(vans[0] ?? ''),
    goodId: kept(goods, draft.goodId) ?? String(goods[0] ?? ''),
    stopId: kept(stops, draft.stopId) ?? '',
  }
}

/** Only from hand to hand go goods; the other ways are of a stop alone. */
function transferOf(run: Run, { kind, toRunId, goodId, pieces, stopId }: Draft) {
  const goods = [{ goodId: Number(goodId), pieces: Number(pieces) }]
  return {
    kind,
    fromRunId: run.id,
    toRunId: Number(toRunId),
    ...(stopId !== '' && { stopId: Number(stopId) }),
    goods: kind === 'hand_to_hand' ? goods : [],
  }
}

/** Goods or a stop go to another van, in one of three ways; both hands confirm. */
export function TransferForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [typed, setTyped] = useState<Draft>(nothing)
  const draft = offeredNow(run, typed)
  const field = (name: keyof Draft): Field => ({
    value: draft[name],
    onChange: ({ target }) => setTyped({ ...draft, [name]: target.value }),
  })
  const stops = run.stops.filter(isAhead)
  const offer = () => api.offerTransfer({ body: transferOf(run, draft) })
  return (
    <RunForm
      verb={words.offer}
      busy={busy}
      message={message}
      onSubmit={() => void act(offer, words.offered)}
    >
      <p className="quiet">{words.transferText}</p>
      <RunOptions label={words.toVan} runs={run.otherRuns} {...field('toRunId')} />
      <WayChoice {...field('kind')} />
      <Select label={words.stop} {...field('stopId')}>
        <option value="">–</option>
        {stops.map(({ id, position, address }) => (
          <option key={id} value={id}>{`${position}. ${address}`}</option>
        ))}
      </Select>
      {draft.kind === 'hand_to_hand' && (
        <CarriedGoods run={run} good={field('goodId')} pieces={field('pieces')} />
      )}
    </RunForm>
  )
}

function WayChoice(field: Field) {
  const words = useWords(runWords)
  return (
    <Select label={words.way} {...field}>
      {ways.map((way) => (
        <option key={way} value={way}>
          {words.transferKinds[way]}
        </option>
      ))}
    </Select>
  )
}

function CarriedGoods({ run, good, pieces }: { run: Run; good: Field; pieces: Field }) {
  const words = useWords(runWords)
  return (
    <>
      <Select label={words.goods} {...good}>
        {run.goods.map(({ goodId, name, free }) => (
          <option key={goodId} value={goodId}>
            {`${name} (${words.free} ${free})`}
          </option>
        ))}
      </Select>
      <TextInput label={words.pieces} inputMode="numeric" {...pieces} />
    </>
  )
}
