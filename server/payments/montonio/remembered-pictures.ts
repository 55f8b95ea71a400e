import { request } from 'undici'

const answerMs = 3_000
const mostBytes = 40_000

/**
 * Pictures of methods, read once from the provider, so that a customer's browser asks no address
 * but the shop's. What is no small picture is left out.
 */
export function rememberedPictures() {
  const byUrl = new Map<string, string | undefined>()
  return {
    read: (url: string | undefined): string | undefined =>
      url === undefined ? undefined : byUrl.get(url),
    /** Forgets the pictures that are no longer listed; one that did not come is asked for again. */
    async load(listed: readonly (string | undefined)[]): Promise<void> {
      const urls = new Set(listed.filter((url) => url !== undefined))
      for (const url of byUrl.keys()) if (!urls.has(url)) byUrl.delete(url)
      const missing = [...urls].filter((url) => byUrl.get(url) === undefined)
      const read = await Promise.all(missing.map((url) => readPicture(url).catch(() => undefined)))
      missing.forEach((url, index) => byUrl.set(url, read[index]))
    },
  }
}

async function readPicture(url: string): Promise<string | undefined> {
  const { statusCode, headers, body } = await request(url, {
    signal: AbortSignal.timeout(answerMs),
  })
  const type = /^image\/(?:svg\+xml|png|webp|jpeg)/.exec(String(headers['content-type']))?.[0]
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) return void body.destroy()
    parts.push(part)
  }
  if (statusCode !== 200 || type === undefined) return undefined
  return `data:${type};base64,${Buffer.concat(parts).toString('base64')}`
}
