import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText } from '../shared/scalars.ts'

const SearchMiss = z
  .object({ term: z.string(), times: z.int(), lastOn: DayText })
  .meta({ id: 'SearchMiss' })

export const missedSearchCalls = callTable({
  listSearchMisses: {
    method: 'GET',
    path: '/goods/searches',
    summary: 'What customers searched in the last 30 days and did not find, the commonest first',
    audience: { staff: 'changeTexts' },
    answer: z.object({ since: DayText, rows: z.array(SearchMiss) }),
  },
})
