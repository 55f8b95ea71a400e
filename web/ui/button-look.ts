import { classNames } from './class-names.ts'

/** One solid button per task; lines beside it, text for the smallest, clay for what cannot be taken back. */
export type ButtonLook = 'solid' | 'line' | 'text' | 'clay' | 'clay-text'

export const buttonLook = (
  look: ButtonLook,
  wide = false,
  ...more: (string | false | undefined)[]
) => classNames('btn', look !== 'solid' && `btn--${look}`, wide && 'btn--wide', ...more)
