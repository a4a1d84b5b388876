// Signing in with Google and linking it, against a provider on this machine that speaks the real protocol.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkedAccounts, providerVisits } from '../../../db/schema/linked-accounts.ts'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type HttpBrowser, httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { googleAnna, type OpenIdProvider, startOpenIdProvider } from '../../../test/openid-provider.ts'
import { readConfig } from '../../config.ts'
import { ConfigError } from '../../config-fields.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { findOrCreateGuest } from './account-store.ts'

const scope = mintSystemScope('google test')
const START = new Date('2026-03-10T09:00:00Z')
const MINUTE_MS = 60_000

let db: Database
let provider: OpenIdProvider
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  provider = await startOpenIdProvider()
  const google = provider.settings
  server = await startTestServer(db, { clock: () => now, isLocal: false, trustProxy: true, google })
})
afterEach(async () => {
  now = START
  provider.claims = { ...googleAnna }
  provider.onReturn = null
  provider.asked.length = 0
  server.news.length = 0
  server.confirmations.clear()
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await provider.close()
  await db.close()
})

const passwords = { password: 'secret1', confirmPassword: 'secret1' }
const anna = { name: 'Anna Stone', email: 'anna@example.com', ...passwords }

/** Goes to the provider and back, and gives the way back as the browser would ask for it. */
async function wayBack(browser: HttpBrowser, path = '/api/auth/google'): Promise<string> {
  const begun = await browser.call('GET', path)
  expect(begun.status).toBe(302)
  const returned = await fetch(begun.location, { redirect: 'manual' })
  const { pathname, search } = new URL(returned.headers.get('location') ?? '')
  return pathname + search
}

async function visit(browser: HttpBrowser, path?: string): Promise<string> {
  return (await browser.call('GET', await wayBack(browser, path))).location
}

const me = async (browser: HttpBrowser) => (await browser.call('GET', '/api/auth/user')).body

/** An account that its person has confirmed, signed in. */
async function confirmed(email = anna.email) {
  const browser = httpBrowser(server.url)
  await browser.call('POST', '/api/auth/signup', { ...anna, email })
  const token = server.confirmations.get(email)
  const { body } = await browser.call('POST', '/api/auth/confirm', { token })
  return { browser, id: (body.user as { id: number }).id }
}

describe('signing in', () => {
  it('API-08 AUTH-18: makes an account of what Google says, and opens it again the next time', async () => {
    provider.claims = { ...googleAnna }
    const browser = httpBrowser(server.url)
    expect(await visit(browser)).toBe('/dashboard')
    const made = await me(browser)
    expect(made).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      authProvider: 'google',
      confirmed: true,
    })
    now = new Date(START.getTime() + 60 * MINUTE_MS)
    // The provider's own name for a person counts, not an address that changes.
    provider.claims = { ...googleAnna, email: 'other@example.net' }
    const again = httpBrowser(server.url)
    await visit(again)
    expect(await me(again)).toMatchObject({ id: made.id, email: 'anna@example.com' })
    expect(await db.orm.select().from(linkedAccounts)).toMatchObject([{ usedAt: now, linkedAt: START }])
  })

  it('AUTH-29: leads to the page that was asked for, and to none of another site', async () => {
    provider.claims = { ...googleAnna }
    expect(await visit(httpBrowser(server.url), '/api/auth/google?next=%2Fmails%3Fstatus%3Dheld')).toBe(
      '/mails?status=held',
    )
    for (const next of ['//evil.example', '/.//evil.example/x', '/..//evil.example', '/api/logout']) {
      const path = `/api/auth/google?next=${encodeURIComponent(next)}`
      expect([next, await visit(httpBrowser(server.url), path)]).toEqual([next, '/dashboard'])
    }
  })

  it('AUTH-29: sends PKCE, state and nonce, and keeps what proves them out of the browser', async () => {
    provider.claims = { ...googleAnna }
    const browser = httpBrowser(server.url)
    const begun = await browser.call('GET', '/api/auth/google')
    const query = new URL(begun.location).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://127.0.0.1:3000/api/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    expect(begun.headers.getSetCookie()[0]).toMatch(
      /^mailcrew-visit=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
    const [kept] = await db.orm.select().from(providerVisits)
    expect([query.get('state'), query.get('nonce')]).toEqual([kept?.state, kept?.nonce])
    expect(begun.location + begun.headers.getSetCookie().join()).not.toContain(kept?.codeVerifier)
    expect(JSON.stringify(kept)).not.toContain(browser.cookies.get('mailcrew-visit'))
    await db.orm.delete(providerVisits)
  })

  it('threat 15: joins the account whose address is confirmed, and tells it', async () => {
    provider.claims = { ...googleAnna, email: 'Anna@Example.com' }
    const { id } = await confirmed()
    const browser = httpBrowser(server.url)
    await visit(browser)
    expect(await me(browser)).toMatchObject({ id, authProvider: 'email' })
    expect(server.news).toEqual(['google-linked anna@example.com'])
  })

  it('threat 15 threat 20: never joins an account that waits for its address, which then is gone', async () => {
    provider.claims = { ...googleAnna }
    const stranger = httpBrowser(server.url)
    await stranger.call('POST', '/api/auth/signup', anna)
    const waiting = await me(stranger)
    const browser = httpBrowser(server.url)
    await visit(browser)
    expect((await me(browser)).id).not.toBe(waiting.id)
    expect((await stranger.call('GET', '/api/auth/user')).status).toBe(401)
    const signIn = { email: anna.email, password: anna.password }
    expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', signIn)).status).toBe(401)
  })

  it('AUTH-25: a guest who comes with Google has what their mails have made', async () => {
    provider.claims = { ...googleAnna }
    const guest = await findOrCreateGuest(db, scope, { address: 'anna@example.com' })
    const browser = httpBrowser(server.url)
    await visit(browser)
    expect(await me(browser)).toMatchObject({ id: guest.id, firstName: 'Anna' })
  })

  it('threat 15: an address that Google has not confirmed, or that is an agent’s, opens nothing', async () => {
    await confirmed()
    const strange = [
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
      { email: undefined },
      { email: 'tula@mail.example.com' },
    ]
    for (const claims of strange) {
      provider.claims = { ...googleAnna, ...claims }
      const browser = httpBrowser(server.url)
      expect(await visit(browser)).toBe('/auth/email?error=google_unconfirmed')
      expect(browser.cookies.size).toBe(0)
    }
    expect(await db.orm.select().from(linkedAccounts)).toEqual([])
  })
})

describe('a way back that does not fit', () => {
  /** Where a changed way back leads; it opens no session and makes nobody. */
  async function changed(change: (back: URL) => void): Promise<string> {
    provider.claims = { ...googleAnna }
    provider.onReturn = change
    const browser = httpBrowser(server.url)
    const leadsTo = await visit(browser)
    expect([browser.cookies.size, await db.orm.select().from(users)]).toEqual([0, []])
    return leadsTo
  }

  it('AUTH-29: cancelled at Google', async () => {
    const leadsTo = await changed((back) => {
      back.searchParams.delete('code')
      back.searchParams.set('error', 'access_denied')
    })
    expect(leadsTo).toBe('/auth/email?error=google_cancelled')
  })

  it('AUTH-29: a forged state, another code, an error that is none of ours', async () => {
    const failed = '/auth/email?error=google_failed'
    expect(await changed((back) => back.searchParams.set('state', 'forged'))).toBe(failed)
    expect(provider.asked).toHaveLength(0)
    expect(await changed((back) => back.searchParams.delete('state'))).toBe(failed)
    expect(await changed((back) => back.searchParams.set('code', 'forged'))).toBe(failed)
    expect(await changed((back) => back.searchParams.set('error', 'server_error'))).toBe(failed)
  })

  it('AUTH-29: an ID token with another nonce, audience or issuer, that is over, or that names nobody', async () => {
    const wrong = [
      { nonce: 'wrong' },
      { aud: 'somebody-else' },
      { iss: 'https://evil.example' },
      { exp: 1 },
      { sub: '' },
      { sub: ' ' },
    ]
    for (const claims of wrong) {
      provider.claims = { ...googleAnna, ...claims }
      const browser = httpBrowser(server.url)
      expect([claims, await visit(browser)]).toEqual([claims, '/auth/email?error=google_failed'])
      expect(browser.cookies.size).toBe(0)
    }
  })

  it('AUTH-29: a way back that was used already, that took too long, or that another browser began', async () => {
    provider.claims = { ...googleAnna }
    const expired = '/auth/email?error=google_expired'
    const browser = httpBrowser(server.url)
    const back = await wayBack(browser)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    expect((await httpBrowser(server.url).call('GET', back)).location).toBe(expired)
    expect((await browser.call('GET', back)).location).toBe('/dashboard')
    const replay = await httpBrowser(server.url).call('GET', back, undefined, { cookie })
    expect(replay.location).toBe(expired)

    const slow = httpBrowser(server.url)
    const late = await wayBack(slow)
    now = new Date(START.getTime() + 10 * MINUTE_MS)
    expect((await slow.call('GET', late)).location).toBe(expired)
  })

  it('model.md: another site cannot start it', async () => {
    const cross = { 'sec-fetch-site': 'cross-site' }
    const browser = httpBrowser(server.url)
    expect((await browser.call('GET', '/api/auth/google', undefined, cross)).location).toBe('/auth/email')
    expect(browser.cookies.size).toBe(0)
  })

  it('AUTH-29: a provider that cannot be reached is said, and asked again the next time', async () => {
    provider.claims = { ...googleAnna }
    const gone = await startOpenIdProvider()
    await gone.close()
    const alone = await startTestServer(db, { google: gone.settings })
    const { location } = await httpBrowser(alone.url).call('GET', '/api/auth/google')
    await alone.close()
    expect(location).toBe('/auth/email?error=google_unreachable')
  })

  it('threat 16: one caller gets so many tries and no more', async () => {
    const browser = httpBrowser(server.url, { 'x-forwarded-for': '203.0.113.9' })
    for (let n = 0; n < 60; n++) await browser.call('GET', '/api/auth/google')
    expect((await browser.call('GET', '/api/auth/google')).location).toBe(
      '/auth/email?error=google_too_often',
    )
    await db.orm.delete(providerVisits)
  })
})

describe('linking', () => {
  const path = '/api/auth/google?link=true'

  it('API-09 AUTH-20: links Google to the account that is signed in, whatever its address, and then opens it', async () => {
    provider.claims = { ...googleAnna, email: 'anna.private@example.net' }
    const { browser, id } = await confirmed()
    expect(await visit(browser, path)).toBe('/settings?linked=google')
    expect((await browser.call('GET', '/api/auth/linked-accounts')).body).toMatchObject([
      { provider: 'email' },
      { provider: 'google', email: 'anna.private@example.net' },
    ])
    const elsewhere = httpBrowser(server.url)
    await visit(elsewhere)
    expect((await me(elsewhere)).id).toBe(id)
    expect(server.news).toEqual(['google-linked anna@example.com'])
    // Once more changes nothing.
    expect(await visit(browser, path)).toBe('/settings?linked=google')
  })

  it('AUTH-29: cancelled, it leads back to the settings', async () => {
    provider.claims = { ...googleAnna }
    provider.onReturn = (back) => {
      back.searchParams.delete('code')
      back.searchParams.set('error', 'access_denied')
    }
    const { browser } = await confirmed()
    expect(await visit(browser, path)).toBe('/settings?error=google_cancelled')
  })

  it('threat 15: a Google account of somebody else, or a second one, is not linked', async () => {
    provider.claims = { ...googleAnna }
    const { browser } = await confirmed()
    await visit(browser, path)
    const other = await confirmed('kai@example.org')
    expect(await visit(other.browser, path)).toBe('/settings?error=google_taken')
    provider.claims = { ...googleAnna, sub: '2' }
    expect(await visit(browser, path)).toBe('/settings?error=google_other')
  })

  it('threat 15: an account that waits for its address is linked to nothing', async () => {
    provider.claims = { ...googleAnna }
    const browser = httpBrowser(server.url)
    await browser.call('POST', '/api/auth/signup', anna)
    expect(await visit(browser, path)).toBe('/settings?error=google_confirm_first')
    expect(await db.orm.select().from(linkedAccounts)).toEqual([])
  })

  it('AUTH-29: signed out it asks to sign in first; signed in as another on the way, it links nothing', async () => {
    provider.claims = { ...googleAnna }
    const visitor = httpBrowser(server.url)
    expect((await visitor.call('GET', path)).location).toBe('/auth/email?next=%2Fsettings')
    const { browser } = await confirmed()
    const back = await wayBack(browser, path)
    await confirmed('kai@example.org')
    await browser.call('POST', '/api/auth/signin', { email: 'kai@example.org', password: 'secret1' })
    expect((await browser.call('GET', back)).location).toBe('/settings?error=google_expired')
    expect(await db.orm.select().from(linkedAccounts)).toEqual([])
  })
})

it('AUTH-29: the settings take both parts or neither, and http for this machine alone', () => {
  const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readConfig({}).google).toBeNull()
  expect(readConfig(both).google?.issuer).toBe('https://accounts.google.com')
  expect(readConfig({ ...both, GOOGLE_ISSUER: 'http://127.0.0.1:9000' }).google?.issuer).toBe(
    'http://127.0.0.1:9000',
  )
  for (const wrong of [{ GOOGLE_CLIENT_ID: 'id' }, { ...both, GOOGLE_ISSUER: 'http://idp.example.com' }]) {
    expect(() => readConfig(wrong)).toThrow(ConfigError)
  }
})

describe('where not everybody may sign up', () => {
  it('nobody gets an account by Google whom the form would refuse, and who has one signs in', async () => {
    const signUp = { who: 'domains' as const, domains: ['example.com'] }
    const limited = await startTestServer(db, {
      ...{ clock: () => now, isLocal: false, google: provider.settings, signUp },
      invited: ['guest@example.org'],
    })
    const signedIn = async (email: string, subject: string) => {
      provider.claims = { ...googleAnna, email, sub: subject }
      return visit(httpBrowser(limited.url))
    }
    try {
      expect(await signedIn('stranger@example.net', 's1')).toBe('/auth/email?error=google_closed')
      expect(await db.orm.select().from(users)).toEqual([])
      expect(await signedIn('anna@example.com', 's2')).toBe('/dashboard')
      expect(await signedIn('guest@example.org', 's3')).toBe('/dashboard')
      await db.orm.update(users).set({ disabledAt: now }).where(eq(users.email, 'anna@example.com'))
      expect(await signedIn('anna@example.com', 's2')).toBe('/auth/email?error=google_disabled')
      const form = { ...anna, email: 'other@example.net' }
      const refused = await httpBrowser(limited.url).call('POST', '/api/auth/signup', form)
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(String(refused.body.message)).toContain('accounts are for addresses of example.com')
    } finally {
      await limited.close()
    }
  })
})
