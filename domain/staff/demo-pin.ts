/** Opens a phone that a password has bound, outside production alone. */
export const demoPin = '000000'
