// The word of a trusted relay, and words that only look like it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  envelopeFrom,
  mailFrom,
  type SenderWorld,
  signed,
  startSenderWorld,
  stranger,
} from '../../test/sender-world.ts'

let world: SenderWorld

beforeAll(async () => {
  world = await startSenderWorld()
})
afterAll(() => world.dns.close())

describe('a trusted relay', () => {
  const behind = envelopeFrom('10.0.0.5', 'anna@policy.example', { relay: 'mx.relay.example' })

  it('its DMARC verdict is taken by its name', async () => {
    const results =
      'mx.relay.example; spf=pass smtp.mailfrom=anna@policy.example; dmarc=pass header.from=policy.example'
    const verdict = await world.check(
      mailFrom('anna@policy.example', [`Authentication-Results: ${results}`]),
      behind,
    )
    expect(verdict).toMatchObject({ authenticated: true, how: 'relay' })
  })

  it('threat 3: results under another name, or below the relay\u2019s own, do not count', async () => {
    const forged = 'Authentication-Results: mx.relay.example; dmarc=pass header.from=policy.example'
    const own = 'Authentication-Results: mx.relay.example; dmarc=fail header.from=policy.example'
    const other = 'Authentication-Results: mx.evil.example; dmarc=pass header.from=policy.example'
    expect(await world.check(mailFrom('anna@policy.example', [own, forged]), behind)).toMatchObject({
      authenticated: false,
    })
    expect(await world.check(mailFrom('anna@policy.example', [other]), behind)).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: without a relay in the envelope nobody\u2019s results count', async () => {
    const results = 'Authentication-Results: mx.relay.example; dmarc=pass header.from=policy.example'
    expect(await world.check(mailFrom('anna@policy.example', [results]), stranger)).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a pass inside a comment or a quoted text is none', async () => {
    const results =
      'mx.relay.example (dmarc=pass); spf=fail reason="; dmarc=pass" smtp.mailfrom=x@evil.example'
    const verdict = await world.check(
      mailFrom('anna@policy.example', [`Authentication-Results: ${results}`]),
      behind,
    )
    expect(verdict).toMatchObject({ authenticated: false })
  })

  it('results of a hostile length are not read', async () => {
    const long = `Authentication-Results: mx.relay.example; ${'a'.repeat(200_000)}; dmarc=pass header.from=policy.example`
    expect((await world.check(mailFrom('anna@policy.example', [long]), behind)).authenticated).toBe(false)
  })

  it('a pass for another author is none', async () => {
    const results = 'mx.relay.example; dmarc=pass header.from=evil.example'
    const verdict = await world.check(
      mailFrom('anna@policy.example', [`Authentication-Results: ${results}`]),
      behind,
    )
    expect(verdict.authenticated).toBe(false)
  })

  it('without a policy its aligned DKIM pass is enough, an unaligned one is not', async () => {
    const word = (domain: string) =>
      `Authentication-Results: mx.relay.example; dkim=pass header.d=${domain}; dmarc=none`
    expect(await world.check(mailFrom('anna@plain.example', [word('plain.example')]), behind)).toMatchObject({
      how: 'relay',
    })
    expect(await world.check(mailFrom('anna@plain.example', [word('evil.example')]), behind)).toMatchObject({
      how: 'none',
    })
  })

  it('where it said nothing, our own DKIM check counts, and its address proves nothing by SPF', async () => {
    const signedMail = await signed(mailFrom('anna@policy.example'), 'policy.example')
    expect(await world.check(signedMail, behind)).toMatchObject({
      how: 'dmarc',
    })
    const spfOnly = envelopeFrom('192.0.2.1', 'anna@policy.example', { relay: 'mx.relay.example' })
    expect(await world.check(mailFrom('anna@policy.example'), spfOnly)).toMatchObject({
      authenticated: false,
    })
  })
})
