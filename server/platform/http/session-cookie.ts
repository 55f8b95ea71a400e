import type { FastifyReply, FastifyRequest } from 'fastify'

/** The session's cookie as a handler changes it. */
export type CookieChange = {
  /** Without `seconds` it ends with the browser. */
  set: (token: string, seconds?: number) => void
  clear: () => void
}

export type SessionCookie = ReturnType<typeof sessionCookie>

/** A cookie that no script reads and no other site sends; `__Host-` where there is https. */
export function sessionCookie(plainName: string, { https }: { https: boolean }) {
  const name = https ? `__Host-${plainName}` : plainName
  const attributes = `; Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,200})(?:;|$)`)
  return {
    name,
    read: (request: FastifyRequest) => pattern.exec(request.headers.cookie ?? '')?.[1],
    changeOf: (reply: FastifyReply): CookieChange => ({
      set: (token, seconds) => {
        const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
        void reply.header('set-cookie', `${name}=${token}${attributes}${age}`)
      },
      clear: () => void reply.header('set-cookie', `${name}=${attributes}; Max-Age=0`),
    }),
  }
}

/** For APIs whose session is a bearer token. */
export const noCookie: CookieChange = { set: () => undefined, clear: () => undefined }
