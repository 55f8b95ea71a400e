import type { TestShop } from './shop.ts'

/** Sends a body as it is written, which no client of ours would write. */
export const rawCall = async (
  { server }: Pick<TestShop, 'server'>,
  token: string,
  url: string,
  payload: string,
) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await server.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.body }
}
