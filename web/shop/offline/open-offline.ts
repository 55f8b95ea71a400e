import type { Language } from '../../../domain/words/language.ts'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import { rememberLastKnown } from './last-known.ts'
import { registerWorker } from './register-worker.ts'

/** Pages that open without a network even if they were not seen since the last version. */
const pages = ['/', '/cart', '/waiting-for-delivery', '/loading']

/** The installed shop opens without a network; a visitor's browser stores nothing. */
export function openOffline(language: Language): void {
  rememberLastKnown()
  void storePages(language).catch(() => undefined)
}

async function storePages(language: Language): Promise<void> {
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  const store = pages.map((path) => pathInLanguage(path, language))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  if (navigator.onLine) active?.postMessage({ store })
}
