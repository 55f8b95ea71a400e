import { type Letter, type Renderers, renderBlock, type Row } from './letter.ts'
import { frameWords, type LetterFrame } from './letter-frame.ts'
import { font, colours, styleSheet } from './mail-styles.ts'
import { rawMarkup, type Markup, markup } from './markup.ts'

/** A word without an end is broken, so that it pushes no letter wider than its reader's phone. */
const breaksWords = 'word-break:break-word'
/** Beside such a word a label would be broken into its letters. */
const keepsWords = 'word-break:normal'
const text = `margin:0;font:400 16px/26px ${font};color:${colours.ink}`
const small = `margin:0;font:400 14px/22px ${font};color:${colours.quiet}`
const heading = `margin:0;font:700 24px/31px ${font};color:${colours.ink}`
const link = `color:${colours.water};text-decoration:underline`
const cell = `padding:9px 0;border-bottom:1px solid ${colours.line};font:400 15px/22px ${font};color:${colours.ink};vertical-align:top`
const quietCell = `${cell};color:${colours.quiet};padding-right:16px`
const countCell = `${quietCell};padding-left:12px;white-space:nowrap;${keepsWords}`
const totalCell = `${cell};font-weight:700;font-size:18px;border-bottom:0`
const button = `display:inline-block;padding:13px 26px;font:600 16px/22px ${font};color:${colours.paper};text-decoration:none;border-radius:6px`
const noteCell = (tone: { ink: string }) =>
  `padding:14px 18px;border-radius:6px;font:400 15px/23px ${font};color:${tone.ink}`

const plain = rawMarkup('role="presentation" cellpadding="0" cellspacing="0" border="0"')
const table = rawMarkup(`${plain.markup} width="100%"`)

const space = (pixels: number) =>
  markup`<tr><td style="${`height:${pixels}px;line-height:${pixels}px;font-size:0`}">&nbsp;</td></tr>`

/** A postcode is never broken at its hyphen, nor a number off the word that announces it. */
const kept = (value: string): Markup[] =>
  value
    .split(/(LV-\d{4}|N[or]\. [\p{L}\d-]*\d)/u)
    .map((part, index) =>
      index % 2 === 1 ? markup`<span style="white-space:nowrap">${part}</span>` : markup`${part}`,
    )

/** Such as a sum: beside a long label its digits would be broken. */
const SHORT = 14

const row = ({ label, value }: Row, labelStyle = quietCell, valueStyle = cell) => {
  const style = value.length > SHORT ? valueStyle : `${valueStyle};white-space:nowrap`
  return markup`<tr><td class="ink" style="${`${labelStyle};${keepsWords}`}">${label}</td><td class="ink" align="right" style="${style}">${kept(value)}</td></tr>`
}

const blocks: Renderers<Markup> = {
  paragraph: ({ text: said }) => markup`<p class="ink" style="${text}">${kept(said)}</p>`,
  note: ({ tone, text: said }) =>
    markup`<table ${table}><tr><td bgcolor="${colours[tone].ground}" style="${noteCell(colours[tone])}">${kept(said)}</td></tr></table>`,
  facts: ({ rows }) => markup`<table ${table}>${rows.map((fact) => row(fact))}</table>`,
  sums: ({ rows, total }) =>
    markup`<table ${table}>${rows.map((sum) => row(sum))}${row(total, totalCell, totalCell)}</table>`,
  goods: ({ rows }) =>
    markup`<table ${table}>${rows.map(
      ({ name, count, sum }) =>
        markup`<tr><td class="ink" style="${cell}">${name}</td><td class="ink" align="right" style="${sum === undefined ? `${countCell};padding-right:0` : countCell}">${count}</td>${sum === undefined ? rawMarkup('') : markup`<td class="ink" align="right" style="${`${cell};white-space:nowrap`}">${sum}</td>`}</tr>`,
    )}</table>`,
  action: ({ label, address }) =>
    markup`<table ${plain} class="wide"><tr><td class="wide" bgcolor="${colours.water}" style="border-radius:6px"><a class="wide" href="${address}" style="${button}">${label}</a></td></tr></table>`,
  links: (part) =>
    markup`${part.links.map(
      ({ label, address }) =>
        markup`<p style="${`${text};padding:4px 0`}"><a href="${address}" style="${link}">${label}</a></p>`,
    )}`,
}

const head = ({ subject }: Letter, language: string) =>
  markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light"><meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title><style>${rawMarkup(styleSheet)}</style></head>`

/** A 600 px table with inline styles, which Outlook, Gmail and phones render alike. */
export function letterHtml(
  letter: Letter,
  { language, name, shopAddress, seller, toOffice, unsubscribe }: LetterFrame,
): string {
  const words = frameWords[language]
  const wayOut =
    unsubscribe === undefined
      ? rawMarkup('')
      : markup`<p style="${`${small};padding-top:6px`}"><a href="${unsubscribe}" style="${`color:${colours.quiet}`}">${words.unsubscribe}</a></p>`
  const why = toOffice ? rawMarkup('') : markup`<p style="${small}">${words.why}</p>`
  const page = markup`${head(letter, language)}
<body bgcolor="${colours.ground}" style="${`margin:0;padding:0;background-color:${colours.ground}`}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preview}</div>
<table ${table} bgcolor="${colours.ground}"><tr><td align="center" style="padding:24px 0">
<table ${plain} width="600" bgcolor="${colours.paper}" class="paper" style="${`width:100%;max-width:600px;background-color:${colours.paper};${breaksWords}`}">
<tr><td class="pad" style="${`padding:22px 40px 18px;border-bottom:3px solid ${colours.waterLine}`}"><a href="${shopAddress}" style="${`font:700 26px/30px ${font};color:${colours.water};text-decoration:none`}">${words.shop}</a></td></tr>
<tr><td class="pad" style="padding:30px 40px 36px"><table ${table}>
<tr><td><h1 class="ink" style="${heading}">${kept(letter.title)}</h1></td></tr>${space(16)}
<tr><td><p class="ink" style="${text}">${words.greeting(name)}</p></td></tr>
${letter.blocks.map((part) => markup`${space(16)}<tr><td>${renderBlock(part, blocks)}</td></tr>`)}
${space(24)}<tr><td><p class="ink" style="${text}">${words.closing}<br>${words.shop}</p></td></tr></table></td></tr></table>
<table ${plain} width="600" style="width:100%;max-width:600px"><tr><td class="pad" style="padding:18px 40px">${why}${wayOut}<p style="${`${small};padding-top:6px`}">${words.seller(seller)}</p></td></tr></table>
</td></tr></table></body></html>`
  return page.markup
}
