// A provider of mailboxes on this machine: gives tokens by OAuth, takes each refresh token once, and tells Dovecot whose a token is.
import { OAuth2Server } from 'oauth2-mock-server'

export interface MailboxProvider {
  issuer: string
  introspectionUrl: string
  /** Whose mailbox the next tokens are for. */
  user: string
  /** What was asked for at the consent and at each token. */
  asked: URLSearchParams[]
  /** Takes all tokens back, as when the owner changes their mind. */
  revoke(): void
  /** Takes access tokens back, as when their hour is over. */
  expire(): void
  close(): Promise<void>
}

interface Answer {
  body: Record<string, unknown>
  statusCode: number
}

export async function startMailboxProvider(): Promise<MailboxProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = server.issuer.url ?? ''
  const refreshTokens = new Set<string>()
  const owners = new Map<string, string>()
  const provider: MailboxProvider = {
    issuer,
    introspectionUrl: `${issuer}/userinfo`,
    user: '',
    asked: [],
    revoke() {
      refreshTokens.clear()
      owners.clear()
    },
    expire: () => owners.clear(),
    close: () => server.stop(),
  }
  server.service.on('beforeAuthorizeRedirect', (_redirect: unknown, request: { url: string }) => {
    provider.asked.push(new URL(request.url, issuer).searchParams)
  })
  server.service.on('beforeResponse', (answer: Answer, request: { body: Record<string, string> }) => {
    const asked = request.body
    provider.asked.push(new URLSearchParams(asked))
    if (asked.grant_type === 'refresh_token' && !refreshTokens.delete(asked.refresh_token ?? '')) {
      answer.statusCode = 400
      answer.body = { error: 'invalid_grant' }
      return
    }
    // Two of the same second would be the same.
    answer.body.access_token = `${String(answer.body.access_token)}.${owners.size}`
    owners.set(String(answer.body.access_token), provider.user)
    refreshTokens.add(String(answer.body.refresh_token))
  })
  server.service.on(
    'beforeUserinfo',
    (answer: Answer, request: { headers: Record<string, string | undefined> }) => {
      const owner = owners.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      answer.statusCode = owner === undefined ? 401 : 200
      answer.body = owner === undefined ? { active: false } : { active: true, email: owner }
    },
  )
  return provider
}
