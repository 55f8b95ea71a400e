import { formatEuros } from '../../../domain/money.ts'
import { banks } from '../banks.ts'
import { SANDBOX_PATH } from '../provider.ts'
import type { ChosenOutcome } from './choose-outcome.ts'
import type { SandboxOrder } from './sandbox-store.ts'

const sentences = {
  lv: {
    title: 'Izmēģinājuma maksājums',
    notice: 'Šī ir izmēģinājuma banka: nauda netiek ņemta. Izvēlieties, kā maksājums beigsies.',
    from: 'Maksā no',
    card: 'Bankas karte',
    wallet: 'Apple Pay vai Google Pay',
    pay_later: 'Samaksāt pēc mēneša',
    instalments: 'Nomaksa',
    to: 'Saņēmējs',
    purpose: 'Maksājuma mērķis',
    sum: 'Summa',
    state: 'Stāvoklis',
    states: {
      PENDING: 'gaida apmaksu',
      PAID: 'samaksāts',
      ABANDONED: 'pārtraukts',
      VOIDED: 'bankas noraidīts',
      AUTHORIZED: 'banka apstrādā',
      PARTIALLY_REFUNDED: 'daļēji atmaksāts',
      REFUNDED: 'atmaksāts',
    },
    outcomes: {
      paid: 'Apstiprināt maksājumu',
      pending: 'Banka maksājumu vēl apstrādā',
      abandoned: 'Atcelt un atgriezties veikalā',
      voided: 'Banka maksājumu noraida',
    },
  },
  en: {
    title: 'Trial payment',
    notice: 'This is a trial bank: no money is taken. Choose how the payment ends.',
    from: 'Pay from',
    card: 'Bank card',
    wallet: 'Apple Pay or Google Pay',
    pay_later: 'Pay a month later',
    instalments: 'Instalments',
    to: 'Payee',
    purpose: 'Reference',
    sum: 'Amount',
    state: 'State',
    states: {
      PENDING: 'waiting to be paid',
      PAID: 'paid',
      ABANDONED: 'given up',
      VOIDED: 'refused by the bank',
      AUTHORIZED: 'being processed',
      PARTIALLY_REFUNDED: 'refunded in part',
      REFUNDED: 'refunded',
    },
    outcomes: {
      paid: 'Confirm the payment',
      pending: 'The bank is still processing it',
      abandoned: 'Cancel and go back to the shop',
      voided: 'The bank refuses the payment',
    },
  },
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Plain HTML without the shop's design: the page plays another company's. */
export function payPage(order: SandboxOrder): string {
  const { uuid, request, grandTotalCents, status, merchantReference } = order
  const { locale, payment } = request
  const words = sentences[locale]
  const button = ([outcome, text]: [string, string]) =>
    `<button name="outcome" value="${outcome}" class="${outcome}">${text}</button>`
  const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${escape(value)}</dd>`
  const choices = Object.entries(words.outcomes) as [ChosenOutcome, string][]
  const lineItems = request.lineItems.map(({ name, finalPrice }) =>
    fact(escape(name), formatEuros(Math.round(finalPrice * 100), locale)),
  )
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="${SANDBOX_PATH}/pay.css">
<main>
<h1>${words.title}</h1>
<p class="notice">${words.notice}</p>
<dl>
${fact(words.to, 'Avots')}
${fact(words.purpose, merchantReference)}
${lineItems.join('\n')}
${fact(words.sum, formatEuros(grandTotalCents, locale))}
${fact(words.state, words.states[status])}
</dl>
<form method="post" action="${SANDBOX_PATH}/pay/${uuid}">
<fieldset><legend>${words.from}</legend>${bankChoices(payment, words).join('\n')}</fieldset>
${choices.map(button).join('\n')}
</form>
</main>
</html>`
}

/** The bank that the customer chose in the shop is checked. */
function bankChoices(
  { method, methodOptions }: SandboxOrder['request']['payment'],
  words: (typeof sentences)['lv'],
): string[] {
  const way = {
    paymentInitiation: undefined,
    bnpl: 'pay_later',
    hirePurchase: 'instalments',
  } as const
  const page =
    method === 'cardPayments'
      ? methodOptions['preferredMethod'] === 'wallet'
        ? 'wallet'
        : 'card'
      : way[method]
  if (page !== undefined) return [bankChoice(page, words[page], true)]
  return Object.values(banks).map(({ code, name }) =>
    bankChoice(code, name, code === methodOptions['preferredProvider']),
  )
}

const bankChoice = (code: string, name: string, isChecked: boolean) =>
  `<label><input type="radio" name="bank" value="${code}"${isChecked ? ' checked' : ''}> ${name}</label>`

/** Deliberately unlike the shop's design. */
export const payStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eef0f2, #14181b); color: light-dark(#1c2429, #e8edf0); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; }
.notice { border-left: 0.25rem solid #c27803; padding-left: 0.75rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; }
dt { opacity: 0.75; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
fieldset { border: 1px solid #8a969d; border-radius: 0.5rem; margin: 1rem 0; padding: 0.5rem 1rem; }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
button { display: block; width: 100%; min-height: 3rem; margin-top: 0.5rem; border: 1px solid #8a969d;
  border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.paid { background: #1d6b45; border-color: #1d6b45; color: #fff; font-weight: 600; }
button:focus-visible, input:focus-visible { outline: 3px solid #2f7fd1; outline-offset: 2px; }
`
