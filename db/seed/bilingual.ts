export type Bilingual = { lv: string; en: string }
