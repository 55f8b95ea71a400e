import type { Dispute } from '../../../contract/office/disputes.ts'
import type { disputeWords } from '../../words/office/disputes.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { api } from '../session/api.ts'

type Words = (typeof disputeWords)['lv']

const answerField = (accept: boolean, words: Words) => ({
  name: 'answer',
  kind: 'text' as const,
  label: words.answer,
  first: accept ? words.believed : words.refused,
})

/** One of the sentences of a refusal begins the answer; it may be changed. */
const sentences = (words: Words) => ({
  name: 'sentence',
  kind: 'choice' as const,
  label: words.sentence,
  first: words.refused,
  choices: [words.refused, words.refusedByPhoto, words.refusedByHistory].map((value) => ({
    value,
    title: value,
  })),
})

export const answerAct = (
  { id, customerName }: Dispute,
  accept: boolean,
  words: Words,
): BehalfAct => ({
  key: `dispute ${id} ${accept}`,
  deed: 'disputes.answer',
  right: 'answerDisputes',
  title: words.answerTitle(customerName ?? ''),
  verb: accept ? words.believe : words.refuse,
  fields: accept
    ? [answerField(true, words)]
    : [
        sentences(words),
        { ...answerField(false, words), label: words.ownAnswer, first: '', isOptional: true },
      ],
  send:
    ({ answer = '', sentence = '' }) =>
    ({ query, body }, options) => {
      const said = [sentence, answer].filter(Boolean).join(' ')
      const params = { id: String(id) }
      return api.answerDispute({ params, query, body: { accept, answer: said, ...body } }, options)
    },
})

/** All whose stake is one deposit and whose customer has had no other dispute in half a year. */
export const believeAllAct = (disputes: readonly Dispute[], words: Words): BehalfAct => ({
  key: `disputes ${disputes.map(({ id }) => id).join(' ')}`,
  deed: 'disputes.answer',
  right: 'answerDisputes',
  title: words.believeAll(disputes.length),
  verb: words.believe,
  fields: [answerField(true, words)],
  send:
    ({ answer = '' }) =>
    ({ query, body }, options) => {
      const disputeIds = disputes.map(({ id }) => id)
      return api.answerDisputes(
        { query, body: { disputeIds, accept: true, answer, ...body } },
        options,
      )
    },
})

export const recountAct = ({ id, customerName }: Dispute, words: Words): BehalfAct => ({
  key: `recount ${id}`,
  deed: 'disputes.recount',
  right: 'answerDisputes',
  title: words.recountTitle(customerName ?? ''),
  verb: words.recount,
  fields: [],
  send:
    () =>
    ({ query, body }, options) =>
      api.recountDispute({ params: { id: String(id) }, query, body }, options),
})
