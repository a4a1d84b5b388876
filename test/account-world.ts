// A running Mailcrew with a browser and a provider to sign in with, and the inbox that only its owner reads.

import { startSession } from '../src/features/accounts/session-store.ts'
import { createPendingAccount } from '../src/features/accounts/sign-up-store.ts'
import { sessionCookie } from '../src/http/cookie.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { listAllMails } from '../src/mail/outbox-store.ts'
import { type BoardWorld, startBoardWorld } from './board-world.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'
import { type Client, clientOf } from './world.ts'

const scope = mintSystemScope('account world')

export interface AccountWorld extends BoardWorld {
  provider: OpenIdProvider
  /** The path of the newest link that was mailed to the address. */
  linkTo(address: string): Promise<string>
  /** Signs in with a password and answers the browser of it. */
  signIn(email: string, password: string): Promise<Client>
  /** Somebody who has signed up and not confirmed their address, as where mail comes from outside. */
  waiting(address: string): Promise<Client>
}

export async function startAccountWorld(): Promise<AccountWorld> {
  const provider = await startOpenIdProvider()
  const { clientId, clientSecret, issuer } = provider.settings
  const board = await startBoardWorld({
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
  })
  const { app, config, url } = board.world
  return {
    ...board,
    provider,
    async linkTo(address) {
      // Mails that a job writes come a moment after the answer.
      const deadline = Date.now() + 30_000
      for (;;) {
        const mails = await listAllMails(asSystem(app.db, scope), { limit: 50 })
        const mail = mails.find((one) => one.recipient === address && one.isSecret)
        const link =
          mail && /https?:\/\/[^\s/]+(\/(?:confirm\/|reset-password\?token=)[\w-]{43})/.exec(mail.text)
        if (link?.[1]) return link[1]
        if (Date.now() > deadline) throw new Error(`no link was mailed to ${address}`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    async signIn(email, password) {
      const answer = await fetch(`${url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email, password }),
      })
      return clientOf(url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
    },
    async waiting(address) {
      const person = { firstName: 'Wen', lastName: 'Lo', passwordHash: null, timeZone: 'UTC' }
      const { id } = await createPendingAccount(app.db, scope, { ...person, address }, new Date())
      const { token } = await startSession(asSystem(app.db, scope), { userId: id, userAgent: '' }, new Date())
      return clientOf(url, `${sessionCookie(config.publicUrl).name}=${token}`)
    },
    async close() {
      await board.close()
      await provider.close()
    },
  }
}
