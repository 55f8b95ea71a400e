import type { PersonType } from '../../../domain/customers/customer-names.ts'
import { vocabulary } from './vocabulary.ts'

/** `person_type`. */
export const personTypes = vocabulary({
  person: 1,
  company: 2,
} as const satisfies Record<PersonType, number>)

type PersonNumber = (typeof personTypes.numbers)[number]

export const isPrivatePerson = ({ person_type }: { person_type: PersonNumber }): boolean =>
  personTypes.nameOf(person_type) === 'person'
