import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import {
  DayText,
  filledPrintedText,
  filledText,
  Id,
  IdText,
  printedText,
  Quantity,
  text,
} from '../shared/scalars.ts'
import { autoshipOnBehalfCalls } from './on-behalf-autoship.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const reason = filledText(300)

const Line = z.object({ goodId: Id, ordered: Quantity, returned: Quantity.optional() })

/** How an order made on the phone is paid; `link` asks for the missing sum by a letter. */
export const PhonePayment = z.enum(['account', 'cash', 'deferred', 'link'])

/** What the office does for a customer with the customer's own verbs, in the customer's name. */
export const onBehalfCalls = callTable({
  placeOrderFor: {
    ...deedCall({
      path: '/customers/:id/orders',
      summary: 'Orders for a customer; what is left out is as in the last order, on the next day',
      right: 'changeOrders',
      body: {
        lines: z.array(Line).min(1, 'required').max(100, 'too_many_rows').optional(),
        addressId: Id.optional(),
        day: DayText.optional(),
        payment: PhonePayment.optional(),
        notes: printedText(1_000).optional(),
      },
      refusals: ['not_found', 'cart_is_empty', 'cart_changed', 'method_not_open'],
    }),
    params,
  },
  editOrderFor: {
    ...deedCall({
      path: '/orders/:id/edit',
      summary: 'Changes lines, address or note of an order whose day is open; settles its sum',
      right: 'changeOrders',
      body: {
        lines: z.array(Line).max(100, 'too_many_rows').optional(),
        addressId: Id.optional(),
        notes: printedText(1_000).optional(),
      },
      refusals: ['not_found', 'locked', 'cart_changed', 'top_up_first', 'cart_is_empty'],
    }),
    params,
  },
  addOrderLate: {
    ...deedCall({
      path: '/orders/:id/late',
      summary: 'Puts an order on a run of a closed day; its customer is told',
      right: 'changeClosedDays',
      body: { runId: Id, reason, driverAgreed: z.boolean().default(false) },
      refusals: ['no_such_run', 'no_such_order', 'driver_must_agree', 'at_a_stop', 'run_state'],
    }),
    params,
  },
  sendPaymentLink: {
    ...deedCall({
      path: '/customers/:id/payment-link',
      summary: 'Mails a link that asks for just the sum that is missing, or for another sum',
      right: 'changeOrders',
      body: { orderId: Id.optional(), cents: z.int().min(1).max(1_000_000_00).optional() },
      refusals: ['not_found', 'nothing_missing'],
    }),
    params,
  },
  ...autoshipOnBehalfCalls,
  addAddressFor: {
    ...deedCall({
      path: '/customers/:id/addresses',
      summary: 'Adds an address to a customer',
      right: 'changeCustomers',
      body: {
        regionId: Id,
        street: printedText(120),
        houseNo: printedText(20).optional(),
        flatNo: printedText(20).optional(),
        postcode: printedText(12).optional(),
        phone: text(30).optional(),
        notes: printedText(1_000).optional(),
      },
      refusals: ['not_found', 'too_many_addresses'],
    }),
    params,
  },
  changeAddressFor: {
    ...deedCall({
      path: '/customers/:id/addresses/:addressId',
      summary: 'Changes phone and note of an address, and what the driver does at its door',
      right: 'changeCustomers',
      body: {
        phone: text(30).nullish(),
        notes: printedText(1_000).optional(),
        /** The driver calls so long before. */
        callBeforeMinutes: z.int().min(1).max(120).nullish(),
        /** The driver may take an old debt there. */
        takesDebt: z.boolean().optional(),
      },
      refusals: ['not_found'],
    }),
    params: z.object({ id: IdText, addressId: IdText }),
  },
  changeContactFor: {
    ...deedCall({
      path: '/customers/:id/contact',
      summary: 'Changes name, phone or language of a customer',
      right: 'changeCustomers',
      body: {
        name: filledPrintedText(120).optional(),
        phone: text(30).optional(),
        language: z.enum(['lv', 'en']).optional(),
      },
      refusals: ['not_found'],
    }),
    params,
  },
})
