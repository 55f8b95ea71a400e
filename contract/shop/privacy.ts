import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, PasswordText } from '../shared/scalars.ts'

export const privacyCalls = callTable({
  downloadMyData: {
    method: 'GET',
    path: '/my-data',
    summary: 'Everything stored about the customer, by table',
    audience: 'customer',
    answer: z.object({
      generated_at: z.iso.datetime(),
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/account/delete',
    summary: 'Deletes the customer; records required by law are anonymised',
    audience: 'customer',
    body: z.object({ password: PasswordText }),
    answer: data(z.null()),
    refusals: [
      'orders_are_open',
      'payments_are_open',
      'money_is_open',
      'bottles_are_open',
      'too_many_requests',
    ],
  },
})
