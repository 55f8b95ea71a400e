import { addedFields } from '../contract/shop/field-texts/added.ts'
import { autoshipFields } from '../contract/shop/field-texts/autoships.ts'
import { cartFields } from '../contract/shop/field-texts/cart.ts'
import { goodsFields } from '../contract/shop/field-texts/goods.ts'
import { groupTexts } from '../contract/shop/field-texts/groups.ts'
import { messageFields } from '../contract/shop/field-texts/messages.ts'
import { orderFields } from '../contract/shop/field-texts/orders.ts'
import { parameterTexts } from '../contract/shop/field-texts/parameters.ts'
import { peopleFields } from '../contract/shop/field-texts/people.ts'
import { placeFields } from '../contract/shop/field-texts/places.ts'

/** What the document of the shop's API says of its fields, parameters and groups of calls. */
const shopTexts = {
  fields: {
    ...goodsFields,
    ...cartFields,
    ...orderFields,
    ...messageFields,
    ...autoshipFields,
    ...peopleFields,
    ...placeFields,
    ...addedFields,
  },
  parameters: parameterTexts,
  groups: groupTexts,
}

/** What the document of the shop's API begins with. */
const shopDescription = `The API of the shop. Money is in euros, days are YYYY-MM-DD, flags are 0 or 1.

The order of calls:

1. \`POST /authenticate/guest\` gives a guest's token, \`POST /authenticate\` a customer's. Send it
   as \`Authorization: Bearer …\`.
2. \`GET /goods-paginate\` finds goods, \`GET /goods/{id}\` has everything about one.
3. \`POST /cart\` makes the cart, \`POST /cart/{id}/cartitem\` changes its counts. Each answer has
   the sums: deposit, delivery and what is to be paid.
4. \`POST /cart/{id}\` chooses address, day and payment. \`changes\` says what has changed since.
5. \`POST /cart/{id}/processcart\` places the order, and answers it or where to pay for it.

A refusal is \`{ error, message }\`: a code with a sentence in the language of \`Accept-Language\`, or
the messages of each field (422). A refusal with 429 says when to try again in \`Retry-After\`.`

const cookieScheme = (name: string) => ({
  name: 'session',
  scheme: { type: 'apiKey', in: 'cookie', name },
})

/** What the documents of the three APIs say beside their calls. */
export const apiDescriptions = {
  shop: {
    title: 'Avots',
    description: shopDescription,
    texts: shopTexts,
    security: { name: 'token', scheme: { type: 'http', scheme: 'bearer' } },
  },
  office: {
    title: 'Avots, office',
    description: 'The API of the office. Money is in cents, days are YYYY-MM-DD, states are named.',
    security: cookieScheme('__Host-avots_staff'),
  },
  driver: {
    title: 'Avots, driver',
    description: 'The API of the driver. Money is in cents, days are YYYY-MM-DD, states are named.',
    security: cookieScheme('__Host-avots_driver'),
  },
}
