import { classNames } from './class-names.ts'

/**
 * One solid button per task, line buttons beside it, text for minor ones, clay for irreversible
 * ones.
 */
export type ButtonLook = 'solid' | 'line' | 'text' | 'clay' | 'clay-text'

type Size = { wide?: boolean | undefined; flush?: boolean | undefined }

export const buttonLook = (
  look: ButtonLook,
  { wide, flush }: Size,
  ...more: (string | false | undefined)[]
) =>
  classNames(
    'btn',
    look !== 'solid' && `btn--${look}`,
    wide && 'btn--wide',
    flush && 'btn--flush',
    ...more,
  )
