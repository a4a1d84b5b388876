// Google as an OpenID Connect provider: where to send the browser, and who came back (OpenID Connect Core 1.0).

import * as oidc from 'openid-client'
import type { GoogleConfig } from '../../config.ts'
import { shownLine } from '../../kit/invisible-characters.ts'

/** What a browser brings back is only taken with these, which stayed with us. */
export interface VisitSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** Who the provider says it is; `email` is theirs only where `emailVerified`. */
export interface ProvedIdentity {
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

export interface GoogleProvider {
  /** Throws when the provider cannot be reached. */
  begin: (redirectUri: string) => Promise<VisitSecrets & { url: string }>
  /** 'cancelled' when the person said no; throws when anything is not as it must be, or was used before. */
  finish: (cameBackTo: URL, secrets: VisitSecrets) => Promise<ProvedIdentity | 'cancelled'>
}

const TIMEOUT_SECONDS = 10

/** The provider is asked for its addresses and keys at the first sign-in, and again after a failure. */
export function googleProvider(settings: GoogleConfig): GoogleProvider {
  let known: Promise<oidc.Configuration> | null = null
  const provider = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  return {
    async begin(redirectUri) {
      const configuration = await provider()
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        // Without it a browser that knows one account would never ask which.
        prompt: 'select_account',
      })
      return { ...secrets, url: url.href }
    },
    async finish(cameBackTo, { state, nonce, codeVerifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await provider(), cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return identityOf(tokens.claims())
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
          return 'cancelled'
        }
        throw error
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: GoogleConfig): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The settings allow http for this machine alone.
    ...(url.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  })
}

function identityOf(claims: oidc.IDToken | undefined): ProvedIdentity {
  if (!claims) throw new Error('the provider sent no ID token')
  // Everybody with an empty sub would be one person.
  if (claims.sub.trim() === '') throw new Error('the provider named nobody')
  const text = (name: string) =>
    typeof claims[name] === 'string' ? shownLine(claims[name]).trim().slice(0, 200) : ''
  return {
    subject: claims.sub,
    email: text('email').toLowerCase(),
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') || text('name'),
    lastName: text('given_name') ? text('family_name') : '',
  }
}
