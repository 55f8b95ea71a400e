import type { AttentionSource } from '../attention/source.ts'

/** The last nightly proof has found a bottle that is at no place, or at two. */
export const containerCheckSource: AttentionSource = {
  kind: 'container_check',
  right: 'writeOffContainers',
  find: async ({ db }) => {
    const check = await db
      .selectFrom('containerChecks')
      .select(['checkedAt', 'problems'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!check || check.problems === 0) return []
    const { checkedAt: since, problems } = check
    const row = { id: 'containers', group: 'money' as const, since, until: null, cents: null }
    return [{ ...row, facts: { problems } }]
  },
}
