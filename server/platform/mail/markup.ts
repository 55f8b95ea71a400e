const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

export type Markup = { markup: string }

/** Markup in which every value is text, unless it is markup itself. */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const shown = (value: (typeof values)[number]): string =>
    Array.isArray(value)
      ? value.map((one) => one.markup).join('')
      : typeof value === 'object'
        ? value.markup
        : escaped(String(value))
  return { markup: parts.reduce((all, part, at) => `${all}${shown(values[at - 1]!)}${part}`) }
}

/** Markup of our own that stands as it is. */
export const asIs = (text: string): Markup => ({ markup: text })
