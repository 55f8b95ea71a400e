import { expect, test } from 'vitest'
import { filledCart, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { deliverCommand } from '../dispatch/deliver-command.ts'
import { mailDeps } from '../mails.ts'
import type { MailName } from '../platform/mail/mails.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

const shop = await orderShop()
const { app, db } = shop

/** A customer's letter, as it reads. */
async function letterOf(customerId: number, template: MailName): Promise<string> {
  const { payload } = await db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', customerId)
    .where('template', '=', template)
    .executeTakeFirstOrThrow()
  const mail = { template, language: 'lv', payload, customerId, name: null } as const
  return (await writeMail(mailDeps(app), mail)).text
}

async function cleaningOrdered() {
  const anna = await shop.customer({ accountCents: 10_000 })
  return { anna, ...(await placedOrder(anna, { [good.cleaning]: 1 }, 2)) }
}

// O-12, P-p9
test('a service is ordered to an address, spelled as in the address book', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id, params } = await filledCart(anna, { [good.cleaning]: 1 }, 2)
  await db.updateTable('carts').set({ addressId: null }).where('id', '=', id).execute()
  await expect(anna.api.placeOrder({ params })).rejects.toMatchObject({
    status: 422,
    body: { error: { address_id: ['Lūdzu, aizpildiet šo lauku.'] } },
  })
  await anna.api.changeCart({ params, body: { address_id: anna.addressId } })
  await anna.api.placeOrder({ params })
  const spelled = (await anna.api.readOrder({ params })).order.address?.full_address
  expect(spelled).toBe('Brīvības iela 1-2, Rīga, centrs, Rīga')
  expect((await anna.api.listAddresses()).data.data[0]?.full_address).toBe(spelled)
})

// O-12
test('the letter about a service says that the time is agreed on, and no courier is named', async () => {
  const { anna } = await cleaningOrdered()
  const letter = await letterOf(anna.id, 'orders.placed')
  expect(letter).toContain('Laiks: sazināsimies, lai par to vienotos')
  expect(letter).toContain('Kur: Brīvības iela 1-2')
  expect(letter).toContain('Kamēr pakalpojums nav sniegts, pasūtījumu varat mainīt vai atcelt.')
  expect(letter).not.toMatch(/kurjer|Piegād|diena nav slēgta/i)
})

// O-12
test('a service that has been done is closed by command, with its paper and its letter', async () => {
  const { anna, id, params } = await cleaningOrdered()
  const { lines } = await deliverCommand['deliver']!.run(app, {
    words: [],
    options: { order: String(id) },
  })
  expect(lines[0]).toMatch(`Order ${id} is delivered`)
  await shop.work()
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({ status: 5, may: { cancel: 'delivered', edit: 'delivered' } })
  expect(order.ramus_id).toMatch(/^R-2026-\d{6}$/)
  expect(await letterOf(anna.id, 'papers.issued')).toContain('Pakalpojums ir sniegts.')
  const { pdf } = await db
    .selectFrom('papers')
    .innerJoin('paperPdfs', 'paperPdfs.paperId', 'papers.id')
    .select('pdf')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow()
  const text = readPdf(pdf)
  expect(text).toContain('Pakalpojuma diena')
  expect(text).not.toContain('Piegādes diena')
})
