/** What was typed since the form was opened; the rest may be newer on another device. */
export const changedPart = <Draft extends object>(draft: Draft, opened: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== opened[name as keyof Draft]),
  ) as Partial<Draft>
