const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

export type Markup = { markup: string }

/** Escapes every value that is not markup itself. */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const render = (value: (typeof values)[number]): string =>
    Array.isArray(value)
      ? value.map((item) => item.markup).join('')
      : typeof value === 'object'
        ? value.markup
        : escaped(String(value))
  return {
    markup: parts.reduce((html, part, index) => `${html}${render(values[index - 1]!)}${part}`),
  }
}

/** Our own markup, not escaped. */
export const rawMarkup = (text: string): Markup => ({ markup: text })
