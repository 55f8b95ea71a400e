import type { Actor } from '../../domain/actor.ts'

/** An actor as the columns that every table of changes has. */
export const actorColumns = ({ kind, id, onBehalfOf }: Actor) => ({
  actorKind: kind,
  actorId: id ?? null,
  onBehalfOf: onBehalfOf ?? null,
})
