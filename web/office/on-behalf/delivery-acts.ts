import type { RegularDelivery, RegularOrder } from '../../../contract/office/autoships.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../../domain/words/language.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct, BehalfField, BehalfWords } from './behalf-act.ts'

type PlannedDelivery = Pick<RegularDelivery, 'plannedOn' | 'day'>
type PlannedAutoship = Pick<RegularOrder, 'id'> & { deliveries: readonly PlannedDelivery[] }
type Line = Pick<RegularDelivery['lines'][number], 'goodId' | 'name' | 'ordered'>

/** The acts with a delivery of an autoship. */
export function useDeliveryActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  return {
    move: moveDelivery(words, language),
    skip: skipDelivery(words, language),
    unskip: unskipDelivery(words, language),
    line: changeLine(words, language),
  }
}

/** A day that is proposed moves this delivery alone, unless all later ones are chosen. */
const moveDelivery =
  (words: BehalfWords, language: Language) =>
  (
    autoship: PlannedAutoship,
    delivery: PlannedDelivery & { moveFrom?: string | null },
    proposedDay?: string,
  ): BehalfAct => {
    const day = daysOf([delivery], language)
    const later = words.from(daysOf(laterDeliveries(autoship, delivery), language))
    return {
      key: `move ${autoship.id} ${delivery.plannedOn} ${proposedDay ?? ''}`,
      deed: 'deliveries.move',
      title: words.moveTitle(day),
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
          ...scopeField(words, day, { title: words.allLater, detail: later }),
          ...(proposedDay !== undefined && { first: 'this' }),
        },
      ],
      send:
        ({ day: newDay = '', scope }) =>
        ({ query, body }, options) => {
          const change = { day: newDay, wholeSeries: scope === 'all', ...body }
          const params = paramsOf(autoship, delivery)
          return api.moveDeliveryFor({ params, query, body: change }, options)
        },
    }
  }

const skipDelivery =
  (words: BehalfWords, language: Language) =>
  (autoship: PlannedAutoship, delivery: PlannedDelivery): BehalfAct => {
    const day = daysOf([delivery], language)
    const later = words.from(daysOf(laterDeliveries(autoship, delivery), language))
    return {
      key: `skip ${autoship.id} ${delivery.plannedOn}`,
      deed: 'deliveries.skip',
      title: words.skipTitle(day),
      verb: words.skip,
      fields: [
        { ...scopeField(words, day, { title: words.endAll, detail: later }), first: 'this' },
      ],
      send:
        ({ scope }) =>
        ({ query, body }, options) =>
          scope === 'all'
            ? api.endAutoshipFor({ params: { id: String(autoship.id) }, query, body }, options)
            : api.skipDeliveryFor({ params: paramsOf(autoship, delivery), query, body }, options),
    }
  }

const unskipDelivery =
  (words: BehalfWords, language: Language) =>
  (autoship: RegularOrder, delivery: RegularDelivery): BehalfAct => ({
    key: `unskip ${autoship.id} ${delivery.plannedOn}`,
    deed: 'deliveries.unskip',
    title: words.unskipTitle(numericDate(dayOf(delivery.plannedOn), language)),
    verb: words.unskip,
    fields: [],
    send:
      () =>
      ({ query, body }, options) =>
        api.unskipDeliveryFor({ params: paramsOf(autoship, delivery), query, body }, options),
  })

const changeLine =
  (words: BehalfWords, language: Language) =>
  (
    autoship: Pick<RegularOrder, 'id'>,
    delivery: PlannedDelivery,
    { goodId, name, ordered }: Line,
    more = 0,
  ): BehalfAct => {
    const day = daysOf([delivery], language)
    const later = { title: words.allLater, detail: words.from(day) }
    const first = String(Math.max(0, ordered + more))
    return {
      key: `line ${autoship.id} ${delivery.plannedOn} ${goodId} ${more}`,
      deed: 'deliveries.line',
      title: words.lineTitle(name),
      verb: words.save,
      fields: [
        { ...piecesField(words), first },
        { ...scopeField(words, day, later), first: 'this' },
      ],
      send:
        ({ pieces, scope }) =>
        ({ query, body }, options) => {
          const counted = { query, body: { goodId, ordered: Number(pieces), ...body } }
          return scope === 'all'
            ? api.changeAutoshipLineFor(
                { params: { id: String(autoship.id) }, ...counted },
                options,
              )
            : api.changeDeliveryLineFor(
                { params: paramsOf(autoship, delivery), ...counted },
                options,
              )
        },
    }
  }

const piecesField = ({ pieces: label, plusMinus: hint }: BehalfWords): BehalfField => ({
  name: 'pieces',
  kind: 'pieces',
  label,
  hint,
  asks: ['ordered'],
})

/** Whether the act is for this delivery alone or for all later ones too. */
const scopeField = (
  words: BehalfWords,
  day: string,
  later: { title: string; detail: string },
): BehalfField => ({
  name: 'scope',
  kind: 'choice',
  label: words.which,
  choices: [
    { value: 'this', title: words.onlyThis, detail: day },
    { value: 'all', ...later },
  ],
})

const paramsOf = (
  { id }: Pick<RegularOrder, 'id'>,
  { plannedOn }: Pick<RegularDelivery, 'plannedOn'>,
) => ({ id: String(id), plannedOn })

const laterDeliveries = ({ deliveries }: PlannedAutoship, { plannedOn }: PlannedDelivery) =>
  deliveries.filter((delivery) => delivery.plannedOn >= plannedOn)

/** The first three of their days. */
const daysOf = (deliveries: readonly PlannedDelivery[], language: Language) =>
  deliveries
    .flatMap(({ day }) => (day === null ? [] : numericDate(dayOf(day), language)))
    .slice(0, 3)
    .join(', ')
