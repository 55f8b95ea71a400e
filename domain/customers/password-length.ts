// Apart from the list of stolen passwords, which the browser must not load.
export const minPasswordLength = 8
export const maxPasswordLength = 128
