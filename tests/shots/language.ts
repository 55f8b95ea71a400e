import { pathInLanguage } from '../../domain/words/language-path.ts'

/** `SHOTS_LANGUAGE=en` takes the pictures of the English shop. */
export const language = process.env.SHOTS_LANGUAGE === 'en' ? 'en' : 'lv'

/** The apps of staff have the same address in both languages, and mails name their own. */
export const inLanguage = (path: string): string =>
  /^\/(?:office|driver|dev|en)(?:\/|$)/.test(path) ? path : pathInLanguage(path, language)
