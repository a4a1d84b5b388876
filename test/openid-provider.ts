// A provider that speaks OpenID Connect on this machine, and says of a person what the test tells it to say.
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import type { GoogleConfig } from '../src/config.ts'

export interface OpenIdProvider {
  settings: GoogleConfig
  /** The claims of the next people who sign in, over what fits the protocol. */
  claims: Record<string, unknown>
  /** Changes the address to which the browser is sent back; null leaves it. */
  onReturn: ((back: URL) => void) | null
  /** Requests for tokens so far. */
  asked: URLSearchParams[]
  close: () => Promise<void>
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const provider: OpenIdProvider = {
    settings: {
      clientId: 'mailcrew-test',
      clientSecret: 'not-a-secret',
      issuer: server.issuer.url ?? '',
    },
    claims: {},
    onReturn: null,
    asked: [],
    close: () => server.stop(),
  }
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, provider.claims)
  })
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => provider.onReturn?.(url))
  server.service.on('beforeResponse', (_response: unknown, request: { body: Record<string, string> }) => {
    provider.asked.push(new URLSearchParams(request.body))
  })
  return provider
}

/** What Google says of a person whose address it has confirmed. */
export const googleAnna = {
  sub: '117000000000000000001',
  email: 'anna@example.com',
  email_verified: true,
  name: 'Anna Berg',
  given_name: 'Anna',
  family_name: 'Berg',
}
