import type { App } from '../../app-context.ts'
import { banks } from '../banks.ts'
import { localUrl, SANDBOX_PATH } from '../provider.ts'

const logos: Readonly<Record<string, { text: string; colour: string }>> = {
  ...Object.fromEntries(
    Object.values(banks).map(({ code, name }) => [code, { text: name, colour: '#2f4f5f' }]),
  ),
  card: { text: 'VISA · MC', colour: '#1d3f8a' },
  later: { text: '30 d', colour: '#1d6b45' },
  instalments: { text: '3 · 6 · 12', colour: '#6b3d1d' },
}

/** `GET /stores/payment-methods`: all that the real provider has in Latvia, with pictures. */
export function sandboxMethods({ config }: Pick<App, 'config'>) {
  const logoUrl = (code: string) => `${localUrl(config)}${SANDBOX_PATH}/logo/${code}.svg`
  const processor = 'sandbox'
  const paymentMethods = Object.values(banks).map((bank, uiPosition) => ({
    ...bank,
    logoUrl: logoUrl(bank.code),
    supportedCurrencies: ['EUR'],
    uiPosition,
  }))
  return {
    paymentMethods: {
      cardPayments: { processor, logoUrl: logoUrl('card') },
      bnpl: { processor, logoUrl: logoUrl('later') },
      hirePurchase: { processor, logoUrl: logoUrl('instalments') },
      paymentInitiation: {
        processor,
        setup: { LV: { supportedCurrencies: ['EUR'], paymentMethods } },
      },
    },
  }
}

/** A name on a ground of its own: the real pictures belong to their banks. */
export function sandboxLogo(code: string): string | undefined {
  const logo = Object.hasOwn(logos, code) ? logos[code] : undefined
  if (!logo) return undefined
  const width = logo.text.length * 9 + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24">
<rect width="${width}" height="24" rx="4" fill="${logo.colour}"/>
<text x="50%" y="17" font-family="Arial, sans-serif" font-size="14" font-weight="700" fill="#fff"
 text-anchor="middle">${logo.text}</text>
</svg>`
}
