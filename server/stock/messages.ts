import { formatEuros } from '../../domain/money.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'catalogue.back-in-stock': { link: string; nameLv: string; nameEn: string; priceCents: number }
  }
}

export const stockMails: Pick<MailTemplates, 'catalogue.back-in-stock'> = {
  'catalogue.back-in-stock': {
    topic: 'back_in_stock',
    sample: {
      link: 'bio-linseklu-ella-250-ml',
      nameLv: 'Bio linsēklu eļļa, auksti spiesta, 250 ml',
      nameEn: 'Organic linseed oil, cold pressed, 250 ml',
      priceCents: 590,
    },
    write: {
      lv: ({ link, nameLv, priceCents }, { page }) => ({
        subject: `Atkal noliktavā: ${nameLv}`,
        preview: `Cena ${formatEuros(priceCents)}. Pasūtiet, kamēr ir.`,
        title: 'Prece, ko gaidījāt, ir klāt',
        blocks: [
          paragraph(
            `Jūs lūdzāt paziņot, kad “${nameLv}” atkal būs noliktavā. Tagad tā ir, un cena ir ${formatEuros(priceCents)}.`,
          ),
          action('Apskatīt preci', page(`/good/${link}`)),
          paragraph(
            'Preci Jums neesam atlikuši, tāpēc pasūtiet, kamēr tā ir. Vairāk par to nerakstīsim.',
          ),
        ],
      }),
      en: ({ link, nameEn, priceCents }, { page }) => ({
        subject: `Back in stock: ${nameEn}`,
        preview: `The price is ${formatEuros(priceCents, 'en')}. Order while it lasts.`,
        title: 'What you were waiting for is here',
        blocks: [
          paragraph(
            `You asked to hear when “${nameEn}” is in stock again. Now it is, and the price is ${formatEuros(priceCents, 'en')}.`,
          ),
          action('See the product', page(`/good/${link}`)),
          paragraph(
            'It is not set aside for you, so order while it lasts. We will not write about it again.',
          ),
        ],
      }),
    },
  },
}
