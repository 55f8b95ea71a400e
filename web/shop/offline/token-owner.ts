import { readToken } from '../../client/token.ts'

/** Enough of the token to know whose value it is. */
export const tokenOwner = (): string | undefined => readToken()?.slice(-12)
