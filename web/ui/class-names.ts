/** Joins the class names that apply: `classNames('btn', wide && 'btn--wide')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
