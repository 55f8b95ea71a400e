import { vocabulary } from './vocabulary.ts'

/** `status` of an autoship. */
export const autoshipStatuses = vocabulary({ inactive: 0, active: 1 })

type AutoshipStatus = (typeof autoshipStatuses.numbers)[number]

export const isActiveAutoship = ({ status }: { status: AutoshipStatus }): boolean =>
  autoshipStatuses.nameOf(status) === 'active'
