import type { APIRequestContext } from '@playwright/test'
import type { Language } from '../../domain/words/language.ts'

/** Where the shop shows each of its letters with a sample's words. */
export async function sampleLetters(
  request: APIRequestContext,
  language: Language,
): Promise<string[]> {
  const page = await (await request.get('/dev/mail')).text()
  return [...page.matchAll(/href="(\/dev\/mail\/samples\/[\w.-]+\/(\w+))"/g)]
    .filter(([, , written]) => written === language)
    .map(([, address]) => address!)
}
