import { refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'

export const customerSubject = ({ customerId }: { customerId: number }) => ({
  kind: 'customer' as const,
  id: customerId,
})

export const onCustomer =
  <Input>(run: Deed<Input>['run']): Deed<Input>['run'] =>
  async (app, tx, by, input) =>
    by.onBehalfOf === undefined ? refuse({ code: 'not_found' }) : run(app, tx, by, input)
