/** The page of an address: the first where it is no number. */
export const pageOf = (params: Record<string, string | undefined>): string =>
  /^[1-9]\d{0,5}$/.test(params.page ?? '') ? params.page! : '1'
