import type { RegularDelivery, RegularOrder } from '../../../contract/office/autoships.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct } from './behalf-act.ts'

type PlannedDelivery = Pick<RegularDelivery, 'plannedOn' | 'day'>
type PlannedAutoship = Pick<RegularOrder, 'id'> & { deliveries: readonly PlannedDelivery[] }

const paramsOf = (
  { id }: Pick<RegularOrder, 'id'>,
  { plannedOn }: Pick<RegularDelivery, 'plannedOn'>,
) => ({
  id: String(id),
  plannedOn,
})

/** The acts with a delivery of an autoship, and with the whole of it. */
export function useDeliveryActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  const named = (days: readonly (string | null)[]) =>
    days
      .flatMap((day) => (day === null ? [] : numericDate(dayOf(day), language)))
      .slice(0, 3)
      .join(', ')

  const move = (autoship: RegularOrder, delivery: RegularDelivery): BehalfAct => {
    const later = autoship.deliveries.filter(({ plannedOn }) => plannedOn >= delivery.plannedOn)
    return {
      key: `move ${autoship.id} ${delivery.plannedOn}`,
      deed: 'deliveries.move',
      title: words.moveTitle(named([delivery.day])),
      verb: words.move,
      fields: [
        { name: 'day', kind: 'day', label: words.newDay, from: delivery.moveFrom },
        {
          name: 'scope',
          kind: 'choice',
          label: words.which,
          choices: [
            { value: 'this', title: words.onlyThis, detail: named([delivery.day]) },
            { value: 'all', title: words.allLater, detail: words.from(named(later.map(dayIn))) },
          ],
        },
      ],
      send:
        ({ day = '', scope }) =>
        ({ query, body }, options) =>
          api.moveDeliveryFor(
            {
              params: paramsOf(autoship, delivery),
              query,
              body: { day, wholeSeries: scope === 'all', ...body },
            },
            options,
          ),
    }
  }

  const skip = (autoship: PlannedAutoship, delivery: PlannedDelivery): BehalfAct => {
    const later = autoship.deliveries.filter(({ plannedOn }) => plannedOn >= delivery.plannedOn)
    return {
      key: `skip ${autoship.id} ${delivery.plannedOn}`,
      deed: 'deliveries.skip',
      title: words.skipTitle(named([delivery.day])),
      verb: words.skip,
      fields: [
        {
          name: 'scope',
          kind: 'choice',
          label: words.which,
          first: 'this',
          choices: [
            { value: 'this', title: words.onlyThis, detail: named([delivery.day]) },
            { value: 'all', title: words.endAll, detail: words.from(named(later.map(dayIn))) },
          ],
        },
      ],
      send:
        ({ scope }) =>
        ({ query, body }, options) =>
          scope === 'all'
            ? api.endAutoshipFor({ params: { id: String(autoship.id) }, query, body }, options)
            : api.skipDeliveryFor({ params: paramsOf(autoship, delivery), query, body }, options),
    }
  }

  const unskip = (autoship: RegularOrder, delivery: RegularDelivery): BehalfAct => ({
    key: `unskip ${autoship.id} ${delivery.plannedOn}`,
    deed: 'deliveries.unskip',
    title: words.unskipTitle(named([delivery.plannedOn])),
    verb: words.unskip,
    fields: [],
    send:
      () =>
      ({ query, body }, options) =>
        api.unskipDeliveryFor({ params: paramsOf(autoship, delivery), query, body }, options),
  })

  const line = (
    autoship: RegularOrder,
    delivery: RegularDelivery,
    { goodId, name, ordered }: RegularDelivery['lines'][number],
  ): BehalfAct => ({
    key: `line ${autoship.id} ${delivery.plannedOn} ${goodId}`,
    deed: 'deliveries.line',
    title: words.lineTitle(name),
    verb: words.save,
    fields: [
      { name: 'pieces', kind: 'pieces', label: words.pieces, first: String(ordered) },
      {
        name: 'scope',
        kind: 'choice',
        label: words.which,
        first: 'this',
        choices: [
          { value: 'this', title: words.onlyThis, detail: named([delivery.day]) },
          { value: 'all', title: words.allLater },
        ],
      },
    ],
    send:
      ({ pieces, scope }) =>
      ({ query, body }, options) => {
        const counted = { goodId, ordered: Number(pieces), ...body }
        return scope === 'all'
          ? api.changeAutoshipLineFor(
              { params: { id: String(autoship.id) }, query, body: counted },
              options,
            )
          : api.changeDeliveryLineFor(
              { params: paramsOf(autoship, delivery), query, body: counted },
              options,
            )
      },
  })

  const pause = (customerId: number): BehalfAct => ({
    key: `pause ${customerId}`,
    deed: 'autoships.pause',
    title: words.pauseTitle,
    verb: words.pause,
    fields: [
      { name: 'from', kind: 'day', label: words.pauseFrom },
      { name: 'to', kind: 'day', label: words.pauseTo },
    ],
    send:
      ({ from = '', to = '' }) =>
      ({ query, body }, options) =>
        api.pauseAutoshipsFor(
          { params: { id: String(customerId) }, query, body: { from, to, ...body } },
          options,
        ),
  })

  const resume = (customerId: number): BehalfAct => ({
    key: `resume ${customerId}`,
    deed: 'autoships.resume',
    title: words.resumeTitle,
    verb: words.resume,
    fields: [],
    send:
      () =>
      ({ query, body }, options) =>
        api.endPauseFor({ params: { id: String(customerId) }, query, body }, options),
  })

  const end = (autoships: readonly { id: number; name: string }[]): BehalfAct => ({
    key: `end ${autoships.map(({ id }) => id).join(' ')}`,
    deed: 'autoships.end',
    title: words.endTitle,
    verb: words.end,
    fields: [
      {
        name: 'autoship',
        kind: 'choice',
        label: words.which,
        first: String(autoships[0]?.id ?? ''),
        choices: autoships.map(({ id, name }) => ({
          value: String(id),
          title: name || words.unnamed,
        })),
      },
    ],
    send:
      ({ autoship = '' }) =>
      ({ query, body }, options) =>
        api.endAutoshipFor({ params: { id: autoship }, query, body }, options),
  })

  return { move, skip, unskip, line, pause, resume, end }
}

const dayIn = ({ day }: PlannedDelivery) => day
