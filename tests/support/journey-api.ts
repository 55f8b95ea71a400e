import type { APIRequestContext } from '@playwright/test'
import type { Client } from '../../contract/shared/call.ts'
import { calls, type ShopCalls } from '../../contract/shop/calls.ts'
import { httpClient } from '../../contract/shared/http-client.ts'

/** The shop's calls as somebody with this token makes them, beside the browser. */
export const journeyApi = (request: APIRequestContext, token: string): Client<ShopCalls> =>
  httpClient<ShopCalls>(calls, {
    base: '/api',
    token: () => token,
    language: () => 'lv',
    fetch: async (address, { method, headers, body }) => {
      const answer = await request.fetch(address, {
        method: method!,
        headers: headers as Record<string, string>,
        ...(body !== undefined && { data: body as string }),
      })
      return new Response(await answer.text(), { status: answer.status() })
    },
  })
