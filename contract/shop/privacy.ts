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
    summary:
      'Deletes the customer; records required by law are anonymised. Needs the password, or a log-in of the last 15 minutes where there is none',
    audience: 'customer',
    body: z.object({
      password: PasswordText.optional(),
      /** Without a password a bare call must not delete anybody. */
      confirmed: z.literal(1).optional(),
    }),
    answer: data(z.null()),
    refusals: [
      'orders_are_open',
      'payments_are_open',
      'money_is_open',
      'bottles_are_open',
      'log_in_again',
      'too_many_requests',
    ],
  },
})
