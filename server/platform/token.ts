import { hash, randomBytes } from 'node:crypto'

/** 256 random bits; the database stores only the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
