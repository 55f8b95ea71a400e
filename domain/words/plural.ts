/** Latvian has a form of its own for 0, 10–20, 30, 40 …: 1 prece, 2 preces, 10 preču. */
export type LatvianForms = { zero: string; one: string; other: string }

export type EnglishForms = { one: string; other: string }

/** 21 prece, 11 preču, 101 prece, 111 preču; 1,1 prece and 1,5 preces. */
export function latvianForm(count: number, forms: LatvianForms): string {
  const [whole, decimals] = String(Math.abs(count)).split('.')
  if (!decimals) return forms[formOf(Number(whole))]
  if (decimals.length === 2) {
    const form = formOf(Number(decimals))
    return forms[form === 'zero' && Number(decimals) % 10 === 0 ? 'other' : form]
  }
  return decimals.endsWith('1') ? forms.one : forms.other
}

function formOf(whole: number): keyof LatvianForms {
  const lastTwo = whole % 100
  if (whole % 10 === 0 || (lastTwo >= 11 && lastTwo <= 19)) return 'zero'
  return whole % 10 === 1 ? 'one' : 'other'
}

export const englishForm = (count: number, forms: EnglishForms): string =>
  Math.abs(count) === 1 ? forms.one : forms.other
