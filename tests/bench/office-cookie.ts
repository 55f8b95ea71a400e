import { demoStaff } from '../../db/seed/staff.ts'

/** The cookie of the owner of the demo, signed in to the office. */
export async function officeCookie(origin: string): Promise<string> {
  const login = demoStaff.find(({ role }) => role === 'owner')!.email
  const answer = await fetch(`${origin}/office/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login, password: 'avots-demo' }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
