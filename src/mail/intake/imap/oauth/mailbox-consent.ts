// The word of a mailbox's provider that we may read it, by OAuth: asked for once, kept as a refresh token, made into access tokens.
import * as oidc from 'openid-client'
import type { RefreshTokenFile } from './refresh-token-file.ts'

/** The client that is registered at the mailbox's provider. */
export interface MailboxClient {
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  /** What it asks for, parted by spaces. */
  scope: string
  /** Seals the refresh token on the disk. */
  key: string
}

const TIMEOUT_SECONDS = 10
/** An access token that ends sooner is not used any more. */
const LEAST_MS = 60_000

/** Google and Microsoft give no refresh token unasked, each in its own way; others know `offline_access`. */
export function scopeFor(issuer: string): string {
  const { hostname } = new URL(issuer)
  if (hostname === 'accounts.google.com') return 'https://mail.google.com/'
  if (hostname === 'login.microsoftonline.com')
    return 'https://outlook.office.com/IMAP.AccessAsUser.All offline_access'
  return 'openid email offline_access'
}

export interface Consent {
  /** Where the owner says yes, in any browser. */
  url: string
  /** Takes the address that the browser was sent back to, and keeps what it brings. */
  finish(cameBackTo: URL): Promise<void>
}

export async function askConsent(
  client: MailboxClient,
  tokens: RefreshTokenFile,
  { redirectUri, user }: { redirectUri: string; user: string },
): Promise<Consent> {
  const provider = await discover(client)
  const state = oidc.randomState()
  const codeVerifier = oidc.randomPKCECodeVerifier()
  const url = oidc.buildAuthorizationUrl(provider, {
    ...{ redirect_uri: redirectUri, scope: client.scope, state, login_hint: user },
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // Google's way to a refresh token; others pass over what they do not know.
    ...{ access_type: 'offline', prompt: 'consent' },
  })
  return {
    url: url.href,
    async finish(cameBackTo) {
      const granted = await oidc.authorizationCodeGrant(provider, cameBackTo, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      if (!granted.refresh_token) throw new Error('The provider gave no refresh token')
      await tokens.write(granted.refresh_token)
    },
  }
}

/** Answers an access token that holds for now. Throws where nobody has consented, or the provider says no. */
export type AccessToken = () => Promise<string>

export function accessTokens(client: MailboxClient, tokens: RefreshTokenFile, now: () => Date): AccessToken {
  let provider: oidc.Configuration | null = null
  let held: { token: string; until: number; from: string } | null = null
  return async () => {
    const refreshToken = await tokens.read()
    if (!refreshToken) throw new Error('Nobody has let Mailcrew read this mailbox: run mailcrew mailbox')
    const time = now().getTime()
    if (held && held.from === refreshToken && held.until - time > LEAST_MS) return held.token
    provider ??= await discover(client)
    const granted = await oidc.refreshTokenGrant(provider, refreshToken)
    // A provider may give a new one with each use, and take the old one back.
    const next = granted.refresh_token ?? refreshToken
    if (next !== refreshToken) await tokens.write(next)
    held = { token: granted.access_token, until: time + (granted.expires_in ?? 0) * 1_000, from: next }
    return held.token
  }
}

function discover({ issuer, clientId, clientSecret }: MailboxClient): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const proof = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  return oidc.discovery(url, clientId, undefined, proof, {
    timeout: TIMEOUT_SECONDS,
    // The settings allow http for this machine alone.
    ...(url.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  })
}
