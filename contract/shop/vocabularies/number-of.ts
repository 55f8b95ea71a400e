import { z } from 'zod'

type Vocabulary<Value extends number> = {
  numbers: readonly Value[]
  nameOf: (value: Value) => string
}

/** A number of the fixed API, with what each means. */
export const numberOf = <const Value extends number>({ numbers, nameOf }: Vocabulary<Value>) =>
  z.literal(numbers).meta({
    description: numbers.map((number) => `${number}: ${nameOf(number)}`).join(', '),
  })
