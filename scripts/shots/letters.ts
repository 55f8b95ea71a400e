import type { APIRequestContext } from '@playwright/test'
import type { Language } from '../../domain/words/language.ts'
import { sampleLetters } from '../../tests/support/sample-letters.ts'
import type { Shot } from './shot.ts'

/** Every letter as its reader sees it. */
export const letterShots = async (
  request: APIRequestContext,
  language: Language,
): Promise<Shot[]> =>
  (await sampleLetters(request, language)).map((path) => ({
    name: path.replace(/^\/dev\/mail\/samples\/([\w.-]+)\/\w+$/, 'letter-$1'),
    path,
    screens: ['phone', 'desk'],
  }))
