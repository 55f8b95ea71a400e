import type { FastifyReply } from 'fastify'
import { refusals } from '../../../contract/shared/refusal-codes.ts'
import type { Language } from '../../../contract/shared/refusals.ts'

type Busy = { code: 'too_many_requests' | 'unavailable'; language: Language; waitSeconds: number }

const titles = { lv: 'Lūdzu, mazliet uzgaidiet', en: 'Please wait a little' }

/** A page that costs nothing to make, for a visitor who asks too much and for a shop with no time. */
export const sendBusyPage = (reply: FastifyReply, { code, language, waitSeconds }: Busy) =>
  reply
    .code(refusals[code].status)
    .header('retry-after', waitSeconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titles[language]} – Avots</title></head><body><main><h1>${titles[language]}</h1><p>${refusals[code][language]}</p></main></body></html>`,
    )
