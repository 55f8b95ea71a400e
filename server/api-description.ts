/** What the document of the shop's API begins with. */
export const shopDescription = `The API of the shop. Money is in euros, days are YYYY-MM-DD, flags are 0 or 1.

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
