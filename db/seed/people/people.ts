import { anna } from './anna.ts'
import { office } from './office.ts'
import { others } from './others.ts'
import type { SeedPerson } from './person.ts'

/** `avots-demo`, hashed once and for all: the log-in is public, so its salt may be too. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YXZvdHMtZGVtby1zYWx0IQ$ZqcUsSuHCx6zpYxEo75HQUTaAf0z+VvhQjAAEDy2sUE'

export const people: SeedPerson[] = [anna, office, ...others]
