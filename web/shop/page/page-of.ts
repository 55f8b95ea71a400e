/** The page number in the path; the first page when it is not a number. */
export const pageOf = (params: Record<string, string | undefined>): string =>
  /^[1-9]\d{0,5}$/.test(params.page ?? '') ? params.page! : '1'
