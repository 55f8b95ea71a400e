import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct, BehalfWords } from './behalf-act.ts'

/** The acts with a whole autoship, or with all of a customer. */
export function useAutoshipActs() {
  const words = useWords(behalfWords)
  return {
    pause: pauseAutoships(words),
    resume: resumeAutoships(words),
    end: endAutoship(words),
  }
}

const pauseAutoships =
  (words: BehalfWords) =>
  (customerId: number): BehalfAct => ({
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

const resumeAutoships =
  (words: BehalfWords) =>
  (customerId: number): BehalfAct => ({
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

const endAutoship =
  (words: BehalfWords) =>
  (autoships: readonly { id: number; name: string }[]): BehalfAct => ({
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
