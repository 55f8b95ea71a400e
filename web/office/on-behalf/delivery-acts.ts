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

/** The acts with a delivery of an autoship. */
export function useDeliveryActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  const named = (days: readonly (string | null)[]) =>
    days
      .flatMap((day) => (day === null ? [] : numericDate(dayOf(day), language)))
      .slice(0, 3)
      .join(', ')

  /** A day that is proposed moves this delivery alone, unless all later ones are chosen. */
  const move = (
    autoship: PlannedAutoship,
    delivery: PlannedDelivery & { moveFrom?: string | null },
    proposedDay?: string,
  ): BehalfAct => {
    const later = autoship.deliveries.filter(({ plannedOn }) => plannedOn >= delivery.plannedOn)
    return {
      key: `move ${autoship.id} ${delivery.plannedOn} ${proposedDay ?? ''}`,
      deed: 'deliveries.move',
      title: words.moveTitle(named([delivery.day])),
      verb: words.move,
      fields: [
        {
          name: 'day',
          kind: 'day',
          label: words.newDay,
          from: delivery.moveFrom ?? null,
          ...(proposedDay !== undefined && { first: proposedDay }),
        },
        {
          name: 'scope',
          kind: 'choice',
          label: words.which,
          ...(proposedDay !== undefined && { first: 'this' }),
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
    autoship: Pick<RegularOrder, 'id'>,
    delivery: PlannedDelivery,
    {
      goodId,
      name,
      ordered,
    }: Pick<RegularDelivery['lines'][number], 'goodId' | 'name' | 'ordered'>,
    more = 0,
  ): BehalfAct => ({
    key: `line ${autoship.id} ${delivery.plannedOn} ${goodId} ${more}`,
    deed: 'deliveries.line',
    title: words.lineTitle(name),
    verb: words.save,
    fields: [
      {
        name: 'pieces',
        kind: 'pieces',
        label: words.pieces,
        hint: words.plusMinus,
        first: String(Math.max(0, ordered + more)),
      },
      {
        name: 'scope',
        kind: 'choice',
        label: words.which,
        first: 'this',
        choices: [
          { value: 'this', title: words.onlyThis, detail: named([delivery.day]) },
          { value: 'all', title: words.allLater, detail: words.from(named([delivery.day])) },
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

  return { move, skip, unskip, line }
}

const dayIn = ({ day }: PlannedDelivery) => day
