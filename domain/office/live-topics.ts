/** What the open pages of the office can follow: all records of a kind, or one (`orders:12`). */
export const liveKinds = [
  'actions',
  'approvals',
  'bank',
  'calendar',
  'customers',
  'debts',
  'goods',
  'mails',
  'orders',
  'presence',
  'refunds',
  'run',
  'settings',
  'stock',
] as const
export type LiveKind = (typeof liveKinds)[number]

export type LiveTopic = { kind: LiveKind; id: number | undefined }

export const mostLiveTopics = 20

/** The topics of a stream, such as `orders,run:12`; undefined where one is unknown. */
export function parseLiveTopics(text: string): LiveTopic[] | undefined {
  const topics = text.split(',').map((topic) => {
    const [, name, id] = /^([a-z]+)(?::([1-9]\d{0,9}))?$/.exec(topic) ?? []
    const kind = liveKinds.find((known) => known === name)
    return kind && { kind, id: id === undefined ? undefined : Number(id) }
  })
  const known = topics.filter((topic) => topic !== undefined)
  return known.length === topics.length && known.length <= mostLiveTopics ? known : undefined
}

/** Whether a change concerns a topic; without numbers it concerns all records of its kind. */
export const concernsTopic = (
  { kind, id }: LiveTopic,
  change: { kind: string; ids: readonly number[] },
): boolean =>
  kind === change.kind && (id === undefined || change.ids.length === 0 || change.ids.includes(id))
