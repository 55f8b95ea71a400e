import { useState } from 'react'
import type { Fact, NewBlob, Screen } from '../memory/stored-event.ts'
import type { Road, RoadStop } from '../road/road.ts'
import { type TypedStop, typedOf } from '../road/typed-stop.ts'
import { withCount } from '../road/with-count.ts'
import { deliveredFact } from './delivered-fact.ts'
import { doorCounts } from './door-counts.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  road: Road
  stop: RoadStop
  stored: Screen
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** What is typed at a door and what it comes to; "done" asks first for what is missing. */
export function useDoor({ road, stop, stored, onTold }: Props) {
  const { typed, blobs, change, changeBlobs, addPhoto, draftWithPhotos } = useTyped(
    stop.id,
    stored,
    toldBefore(stop),
  )
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [waitsForPhoto, setWaitsForPhoto] = useState(false)
  const counts = doorCounts(road, stop, { typed, blobs })
  /** A sum that was taken as due is asked again when another one is due. */
  const recount = (counted: Partial<TypedStop>) => {
    const wasDue = typed.cashCents === counts.dueCents
    change({ ...counted, paysBy: undefined, ...(wasDue && { cashCents: undefined }) })
  }
  const finish = async () => {
    setAsked(true)
    setWaitsForPhoto(true)
    const whole = await draftWithPhotos()
    setWaitsForPhoto(false)
    const counted = doorCounts(road, stop, whole)
    if (Object.values(counted.missing).some(Boolean)) return
    const fact = deliveredFact(whole.typed, { ...counted, pricesAt: road.day.madeAt })
    setFailed(!(await onTold(fact, whole.blobs)))
  }
  return {
    isAsked,
    hasFailed,
    /** A photo is still made small. */
    waitsForPhoto,
    counts,
    typing: { typed, onChange: change },
    recounting: { typed, onChange: recount },
    onEmpties: (goodId: number, taken: number | undefined) =>
      recount({ taken: withCount(typed.taken, goodId, taken) }),
    pictures: { blobs, onPhoto: addPhoto },
    onBlobs: changeBlobs,
    finish,
  }
}

/** By this phone, else by one that drove before it. */
function toldBefore({ outcome, told, last, counted }: RoadStop) {
  if (outcome.state === 'delivered') return typedOf(outcome.fact.counts, outcome.fact)
  return told === 'delivered' && !last && counted ? typedOf(counted.counts, counted) : undefined
}
