import { type DriverCalls, driverCalls } from '../../contract/driver/calls.ts'
import { type OfficeCalls, officeCalls } from '../../contract/office/calls.ts'
import type { Calls, Client } from '../../contract/shared/call.ts'
import { httpClient } from '../../contract/shared/http-client.ts'
import { staffCommands } from '../../server/staff/commands.ts'
import type { TestShop } from './shop.ts'
import { sameOrigin } from './staff-of-tests.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36'

/** A browser with its own cookies at one of the doors of the staff. */
function browserAt<Table extends Calls>(shop: TestShop, base: string, table: Table) {
  const cookies = new Map<string, string>()
  let address = '127.0.0.1'
  const api: Client<Table> = httpClient<Table>(table, {
    base,
    token: () => undefined,
    language: () => 'lv',
    fetch: async (url, { method, headers, body }) => {
      const answer = await shop.server.inject({
        method: method as 'GET',
        url,
        remoteAddress: address,
        headers: {
          ...(headers as Record<string, string>),
          ...sameOrigin,
          'user-agent': chrome,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body !== undefined && { payload: body as string }),
      })
      for (const { name, value, maxAge } of answer.cookies)
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      return new Response(answer.body, { status: answer.statusCode })
    },
  })
  return { api, cookies, from: (other: string) => void (address = other) }
}

export const officeBrowser = (shop: TestShop) =>
  browserAt<OfficeCalls>(shop, '/office/api', officeCalls)

export const phoneBrowser = (shop: TestShop) =>
  browserAt<DriverCalls>(shop, '/driver/api', driverCalls)

export const staffPassword = 'zaļais dzērvenājs'

/** The secret behind the `#` of a link. */
export const secretIn = (link: string): string => link.split('#')[1]!.replace(/^bind=/, '')

/** Adds a person by the command and chooses a password by its link. */
export async function newColleague(shop: TestShop, roles: string, email: string) {
  const { data } = await staffCommands['staff add']!.run(shop.app, {
    words: ['Inese Kļaviņa'],
    options: { email, role: roles },
  })
  const browser = officeBrowser(shop)
  const token = secretIn((data as { link: string }).link)
  const body = { token, password: staffPassword, passwordAgain: staffPassword }
  await browser.api.acceptInvitation({ body })
  const { id } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { ...browser, id, email }
}
