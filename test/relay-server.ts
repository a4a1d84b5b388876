// A real SMTP server that plays a relay: takes mails, or refuses, drops and delays as a test tells it.
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface TakenMail {
  mailFrom: string
  rcptTo: string[]
  raw: string
}

/** What the relay does with the next mails. */
export type RelayMood =
  | { kind: 'accept' }
  /** Answers RCPT with this code; `only` that address, where it is given. */
  | { kind: 'refuse'; code: number; message: string; only?: string }
  /** Takes the whole mail, then closes the connection without an answer. */
  | { kind: 'drop-after-data' }
  /** Takes the mail and answers only once the promise is kept. */
  | { kind: 'slow'; until: Promise<void> }

export interface RelayServer {
  /** As SMTP_URL takes it. */
  url: string
  /** Mails taken in, also those whose sender heard nothing of it. */
  readonly taken: readonly TakenMail[]
  mood: RelayMood
  /** As if nothing had been taken. */
  forget(): void
  close(): Promise<void>
}

/** `refusesSignIn`: it asks for a user and a password, and none is right. */
export async function startRelayServer({ refusesSignIn = false } = {}): Promise<RelayServer> {
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const relay: { mood: RelayMood } = { mood: { kind: 'accept' } }
  const server = new SMTPServer({
    disabledCommands: refusesSignIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      done(Object.assign(new Error('5.7.8 Username and Password not accepted'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, done) {
      const { mood } = relay
      if (mood.kind !== 'refuse' || (mood.only ?? address) !== address) return done()
      done(Object.assign(new Error(mood.message), { responseCode: mood.code }))
    },
    onData(stream, session, done) {
      void take(stream, session, done)
    },
  })
  async function take(stream: Readable, session: SMTPServerSession, done: () => void): Promise<void> {
    const { mood } = relay
    // Whoever sends may die meanwhile: what did not come whole is no mail.
    const whole = await text(stream).catch(() => null)
    if (whole === null) return
    taken.push(takenMail(session, whole))
    if (mood.kind === 'drop-after-data') return dropAll(sockets)
    if (mood.kind === 'slow') await mood.until
    done()
  }
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(relay, {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    forget: () => void taken.splice(0),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      dropAll(sockets)
      await closed
    },
  })
}

function takenMail(session: SMTPServerSession, raw: string): TakenMail {
  const { mailFrom, rcptTo } = session.envelope
  return { mailFrom: mailFrom ? mailFrom.address : '', rcptTo: rcptTo.map(({ address }) => address), raw }
}

function dropAll(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) socket.destroy()
}
