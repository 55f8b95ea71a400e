import type { TestShop } from './shop.ts'
import { filledForm } from './registration.ts'

/** Somebody who came as a guest and registered through the shop's own door, with a confirmed e-mail. */
export async function registeredPerson(shop: TestShop) {
  const { token } = await shop.nobody.createGuest()
  const as = shop.as(token)
  const { user } = await as.readUser()
  const { email, password, ...form } = filledForm()
  await as.saveUser({ params: { id: String(user.id) }, body: { ...form, email, password } })
  await shop.db
    .updateTable('customers')
    .set({ emailConfirmedAt: shop.clock.now() })
    .where('id', '=', user.id)
    .execute()
  return { id: user.id, email, password, as, token }
}
