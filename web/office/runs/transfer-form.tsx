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
type Field = { value: string; onChange: (event: { target: { value: string } }) => void }

/** Goods or a stop go to another van, in one of three ways; both hands confirm. */
export function TransferForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [draft, setDraft] = useState({
    kind: 'hand_to_hand' as Way,
    toRunId: String(run.otherRuns[0]?.id ?? ''),
    goodId: String(run.goods[0]?.goodId ?? ''),
    pieces: '1',
    stopId: '',
  })
  const field = (name: keyof typeof draft): Field => ({
    value: draft[name],
    onChange: ({ target }) => setDraft({ ...draft, [name]: target.value }),
  })
  const stops = run.stops.filter(isAhead)
  const carries = draft.kind === 'hand_to_hand'
  const offer = () => {
    const stopId = draft.stopId === '' ? undefined : Number(draft.stopId)
    const goods = [{ goodId: Number(draft.goodId), pieces: Number(draft.pieces) }]
    return api.offerTransfer({
      body: {
        kind: draft.kind,
        fromRunId: run.id,
        toRunId: Number(draft.toRunId),
        ...(stopId !== undefined && { stopId }),
        goods: carries ? goods : [],
      },
    })
  }
  return (
    <RunForm
      verb={words.offer}
      busy={busy}
      message={message}
      onSubmit={() => void act(offer, words.offered)}
    >
      <p className="quiet">{words.transferText}</p>
      <RunOptions label={words.toVan} runs={run.otherRuns} {...field('toRunId')} />
      <Select label={words.way} {...field('kind')}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {words.transferKinds[way]}
          </option>
        ))}
      </Select>
      <Select label={words.stop} {...field('stopId')}>
        <option value="">–</option>
        {stops.map(({ id, position, address }) => (
          <option key={id} value={id}>{`${position}. ${address}`}</option>
        ))}
      </Select>
      {carries && <CarriedGoods run={run} good={field('goodId')} pieces={field('pieces')} />}
    </RunForm>
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
