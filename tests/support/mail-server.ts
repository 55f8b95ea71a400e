import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; raw: string }

/** How a mail server behaves: takes the mail, is slow, or says this code. */
export type Behaviour = 'takes' | { says: number } | { slowMs: number }

/** A mail server on a socket of its own, which keeps what it took and tells of each. */
export async function mailServer({
  took: onMail = () => {},
}: { took?: (mail: ReceivedMail) => void } = {}) {
  const received: ReceivedMail[] = []
  let behaviour: Behaviour = 'takes'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onRcptTo: (_address, _session, answer) => {
      if (typeof behaviour === 'object' && 'says' in behaviour) {
        return answer(Object.assign(new Error('not now'), { responseCode: behaviour.says }))
      }
      return answer()
    },
    onData: (stream, { envelope }, answer) => {
      const take = async () => {
        const raw = await text(stream)
        if (typeof behaviour === 'object' && 'slowMs' in behaviour) await pause(behaviour.slowMs)
        const mail = { to: envelope.rcptTo.map(({ address }) => address), raw }
        received.push(mail)
        onMail(mail)
        answer()
      }
      // Whoever hangs up in the middle of a letter has taken it back.
      take().catch(answer)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as { port: number }
  const close = () => new Promise<void>((closed) => server.close(closed))
  return {
    received,
    close,
    address: `smtp://127.0.0.1:${port}`,
    behave: (next: Behaviour) => void (behaviour = next),
  }
}
