import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, Email, filledText, Flag, Id, IdText, PasswordText } from '../shared/scalars.ts'

export const logInCalls = callTable({
  logIn: {
    method: 'POST',
    path: '/authenticate',
    summary:
      'Gives a token for an e-mail and a password; with a guest’s token, `cartid` names the guest’s cart to take along',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({
      email: filledText(254),
      password: PasswordText,
      cartid: Id.nullish(),
    }),
    answer: z.object({ token: z.string() }),
    refusals: ['invalid_credentials', 'too_many_requests'],
  },
  logOut: {
    method: 'DELETE',
    path: '/authenticate/logout',
    summary: 'Ends this token',
    audience: 'token',
    answer: data(z.null()),
  },
  changePassword: {
    method: 'POST',
    path: '/user/:id/password',
    summary:
      'Sets a new password and ends the other sessions; `password_old` is checked where it is sent',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: z.object({
      password: PasswordText,
      paswordRepeat: PasswordText,
      password_old: PasswordText.optional(),
    }),
    answer: data(z.null()),
    refusals: ['not_found', 'too_many_requests'],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/password/email',
    summary: 'Sends a link for a new password; answers the same whether or not the e-mail is known',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({ email: Email }),
    answer: data(z.null()),
    refusals: ['too_many_requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/password/reset',
    summary: 'Sets a new password by the link, once, and ends all sessions',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({
      email: filledText(254),
      password: PasswordText,
      password_confirmation: PasswordText,
      token: filledText(100),
    }),
    answer: data(z.null()),
    refusals: ['link_invalid', 'too_many_requests'],
  },
  listSessions: {
    method: 'GET',
    path: '/session',
    summary: 'Where one is logged in, the latest first',
    audience: 'customer',
    answer: data(
      z.array(
        z.object({
          id: Id,
          is_this: Flag,
          user_agent: z.string(),
          created_at: z.iso.datetime(),
          last_used_at: z.iso.datetime(),
        }),
      ),
    ),
  },
  endSession: {
    method: 'DELETE',
    path: '/session/:id',
    summary: 'Logs out one place',
    audience: 'customer',
    params: z.object({ id: IdText }),
    answer: data(z.null()),
    refusals: ['not_found'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/session',
    summary: 'Logs out everywhere but here',
    audience: 'customer',
    answer: data(z.null()),
  },
  takeLinksBack: {
    method: 'POST',
    path: '/links/revoke',
    summary: 'The calendar’s address and the links of earlier mails stop working',
    audience: 'customer',
    answer: data(z.null()),
  },
  startEmailChange: {
    method: 'POST',
    path: '/email-change',
    summary: 'Asks both the old and the new mailbox to confirm; needs the password',
    audience: 'customer',
    body: z.object({ email: Email, password: PasswordText }),
    answer: data(z.object({ email: z.string(), expires_at: z.iso.datetime() })),
    refusals: ['too_many_requests'],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/email-change/confirm',
    summary: 'One mailbox says yes, by the token of its link; done when both have',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({ token: filledText(100) }),
    answer: data(z.object({ confirmed: z.literal(['old', 'new']), is_done: Flag })),
    refusals: ['link_invalid', 'too_many_requests'],
  },
})
