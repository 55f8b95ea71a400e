import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { listMisses, missesListedDays } from './misses.ts'

/** Commands about what customers type into the search. */
export const searchCommands: Commands<AppWithDb> = {
  'search misses': {
    usage: 'search misses',
    summary: 'What was searched in the last 30 days without a result, the most frequent first',
    run: async ({ db, clock }) => {
      const data = await listMisses(db, addDays(clock.today(), -missesListedDays))
      const lines = data.map(({ term, times, lastOn }) => `${times} ×  ${term}  (last ${lastOn})`)
      return { data, lines: lines.length > 0 ? lines : ['Every search found something.'] }
    },
  },
  'search synonyms': {
    usage: 'search synonyms',
    summary: 'What is searched for words that the goods are not called by',
    run: async ({ db }) => {
      const data = await db.selectFrom('searchSynonyms').selectAll().orderBy('phrase').execute()
      const lines = data.map(
        ({ phrase, means, isInstead }) =>
          `${phrase}  →  ${means.map((meant) => meant || '(nothing)').join(', ')}` +
          (isInstead ? '  (instead)' : ''),
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'search synonym': {
    usage: 'search synonym "PHRASE" ["MEANING" …] [--instead]',
    summary:
      'Searches for the meanings where a customer types the phrase; without a meaning it is removed',
    options: { instead: { type: 'boolean' } },
    run: async (app, { words: [phrase, ...means], options }) => {
      if (!phrase) throw new CommandRefused('Name the phrase.')
      await inTransaction(app.db, async (tx) => {
        await tx.deleteFrom('searchSynonyms').where('phrase', '=', phrase).execute()
        const isInstead = options.instead === true
        if (means.length > 0)
          await tx.insertInto('searchSynonyms').values({ phrase, means, isInstead }).execute()
        await audit(app, tx, byCommand, {
          action: 'search.synonym_changed',
          details: { phrase, means },
        })
      })
      return {
        data: { phrase, means },
        lines: [`${phrase}  →  ${means.join(', ') || '(removed)'}`],
      }
    },
  },
}
