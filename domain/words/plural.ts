/** Latvian has its own form for 0, 10–20, 30, 40 …: 1 prece, 2 preces, 10 preču. */
export type LatvianForms = { zero: string; one: string; other: string }

export type EnglishForms = { one: string; other: string }

const latvianRules = new Intl.PluralRules('lv')

/** 21 prece, 11 preču, 101 prece, 111 preču; 1,1 prece and 1,5 preces. */
export const latvianForm = (count: number, forms: LatvianForms): string =>
  forms[latvianRules.select(Math.abs(count)) as keyof LatvianForms]

export const englishForm = (count: number, forms: EnglishForms): string =>
  Math.abs(count) === 1 ? forms.one : forms.other
