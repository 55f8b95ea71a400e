/** Where our bottles are. `outside` is before we have bought them and after they are scrapped. */
export const containerPlaces = [
  'full',
  'vans',
  'customers',
  'empties',
  'bottler',
  'damaged',
  'lost',
] as const
export type ContainerPlace = (typeof containerPlaces)[number]

/** What people do with containers beside driving them to customers. */
export const containerDeeds = {
  bought: { from: 'outside', to: 'empties' },
  sent: { from: 'empties', to: 'bottler' },
  came_back: { from: 'bottler', to: 'full' },
  damaged: { from: 'empties', to: 'damaged' },
  scrapped: { from: 'damaged', to: 'outside' },
} as const satisfies Record<
  string,
  { from: ContainerPlace | 'outside'; to: ContainerPlace | 'outside' }
>
export type ContainerDeed = keyof typeof containerDeeds

/** Places that are counted by looking; the others follow from what happened. */
export const countedPlaces = ['full', 'empties', 'bottler', 'damaged'] as const
export type CountedPlace = (typeof countedPlaces)[number]

type VanContents = { full: number; empty: number; damaged: number }

type VanUnloaded = { to: ContainerPlace; pieces: number }

/**
 * What comes out of a van that holds this many by the books: what was counted goes to its place,
 * and what is missing is lost. Below zero it was found again.
 */
export function unloadedContainers(inVan: number, counted: VanContents): VanUnloaded[] {
  const lost = inVan - counted.full - counted.empty - counted.damaged
  const parts: VanUnloaded[] = [
    { to: 'full', pieces: counted.full },
    { to: 'empties', pieces: counted.empty },
    { to: 'damaged', pieces: counted.damaged },
    { to: 'lost', pieces: lost },
  ]
  return parts.filter(({ pieces }) => pieces !== 0)
}
