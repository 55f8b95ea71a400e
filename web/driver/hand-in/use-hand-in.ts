import { useState } from 'react'
import { sumOf } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { driverWords } from '../../words/driver/driver.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { sync } from '../memory/sync.ts'
import type { Road } from '../road/road.ts'
import { lentBottles } from '../road/typed-stop.ts'

/** The empties by good, also of a good that no stop has told of. */
const emptiesOf = ({ day, van }: Road) =>
  [...new Set([...van.empties.keys(), ...lentBottles(day)])].map((goodId) => ({
    goodId,
    pieces: van.empties.get(goodId) ?? 0,
  }))

/** What the driver counts in the yard, the van's return, and the signature. */
export function useHandIn(road: Road) {
  const { failed } = useWords(driverWords)
  const { run, van } = road
  const [typedFull, setFull] = useState<number>()
  const [counted, setCounted] = useState<Readonly<Record<number, number>>>({})
  const [signedNow, setSignedNow] = useState<string>()
  const action = useAction(failed)
  const full = typedFull ?? van.full
  const params = { id: String(run.id) }
  const empties = emptiesOf(road).map(({ goodId, pieces }) => ({
    goodId,
    pieces,
    count: counted[goodId] ?? pieces,
  }))
  const comeBack = () =>
    action.run(async () => {
      await sync()
      await api.moveOwnRun({ params, body: { to: 'handing_in' } })
      await sync()
    })
  const sign = () =>
    action.run(async () => {
      const given = empties.map(({ goodId, count }) => ({ goodId, pieces: count }))
      const empty = sumOf(given, ({ pieces }) => pieces)
      const body = { full, empty, empties: given, cashCents: van.cashCents }
      setSignedNow((await api.signOwnRun({ params, body })).signedAt)
    })
  return {
    full,
    setFull,
    empties,
    setEmpties: (goodId: number, count: number) => setCounted({ ...counted, [goodId]: count }),
    /** Also before the app was opened again. */
    isSigned: Boolean(signedNow ?? run.signedAt),
    comeBack,
    sign,
    busy: action.busy,
    error: Object.values(action.errors)[0],
  }
}
