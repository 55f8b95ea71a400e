import { useState } from 'react'
import { sumOf } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { driverWords } from '../../words/driver/driver.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { moveOwnRun } from '../loading/move-own-run.ts'
import { sendNow, sync } from '../memory/sync.ts'
import type { DayRun, Road } from '../road/road.ts'
import { lentBottles } from '../road/typed-stop.ts'

type Counts = ReadonlyMap<number, number>

/** The empties by good, also of a good that no stop has told of, as the driver counts them. */
const emptiesOf = ({ day, van }: Road, counted: Counts) =>
  [...new Set([...van.empties.keys(), ...lentBottles(day)])].map((goodId) => {
    const pieces = van.empties.get(goodId) ?? 0
    return { goodId, pieces, count: counted.get(goodId) ?? pieces }
  })

/** What the driver counts in the yard, the van's return, and the signature. */
export function useHandIn(road: Road) {
  const { failed } = useWords(driverWords)
  const { run, van } = road
  const [typedFull, setFull] = useState<number>()
  const [counted, setCounted] = useState<Counts>(new Map())
  const action = useAction(failed)
  const { signed, signedFor, setSigned } = useSigned(run)
  const full = typedFull ?? signed?.handedIn?.full ?? van.full
  const params = { id: String(run.id) }
  const empties = emptiesOf(road, new Map([...signedFor, ...counted]))
  const comeBack = () =>
    action.run(async () => {
      await sendNow()
      await moveOwnRun(run.id, 'handing_in')
      await sync()
    })
  const sign = () =>
    action.run(async () => {
      const given = empties.map(({ goodId, count }) => ({ goodId, pieces: count }))
      const empty = sumOf(given, ({ pieces }) => pieces)
      const body = { full, empty, empties: given, cashCents: van.cashCents }
      await sendNow()
      const { signedAt } = await api.signOwnRun({ params, body })
      setSigned({ at: signedAt, handedIn: body })
      await sync()
    })
  return {
    full,
    setFull,
    empties,
    setEmpties: (goodId: number, count: number) => setCounted(new Map(counted).set(goodId, count)),
    signed,
    comeBack,
    sign,
    busy: action.busy,
    error: Object.values(action.errors)[0],
  }
}

/** When a driver signed, and for what. */
type Signed = { at: string; handedIn: DayRun['handedIn'] }

/** What was signed for stands, also on another phone, until it is counted otherwise. */
function useSigned({ signedAt, handedIn }: DayRun) {
  const [signedNow, setSigned] = useState<Signed>()
  const known = signedAt ? { at: signedAt, handedIn } : undefined
  const signed = signedNow && signedNow.at > (known?.at ?? '') ? signedNow : known
  const empties = signed?.handedIn?.empties ?? []
  const signedFor = new Map(empties.map(({ goodId, pieces }) => [goodId, pieces]))
  return { signed, signedFor, setSigned }
}
