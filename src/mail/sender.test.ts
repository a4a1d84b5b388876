// Who sent it, against a real DNS server: what authenticates a From, and the trust that follows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  envelopeFrom,
  mailFrom,
  type SenderWorld,
  signed,
  startSenderWorld,
  stranger,
} from '../../test/sender-world.ts'
import { gradeTrust } from './trust.ts'

let world: SenderWorld

beforeAll(async () => {
  world = await startSenderWorld()
})
afterAll(() => world.dns.close())

describe('our own verdict', () => {
  it('a DMARC pass by SPF authenticates the From', async () => {
    const verdict = await world.check(
      mailFrom('Anna <Anna@Policy.example>'),
      envelopeFrom('192.0.2.1', 'anna@policy.example'),
    )
    expect(verdict).toMatchObject({
      fromAddress: 'anna@policy.example',
      authenticated: true,
      how: 'dmarc',
      temporary: false,
    })
  })

  it('a DMARC pass by DKIM survives a forwarder that SPF does not know', async () => {
    const raw = await signed(mailFrom('anna@policy.example'), 'policy.example')
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dmarc' })
  })

  it('without a published policy an aligned SPF pass is enough', async () => {
    const verdict = await world.check(
      mailFrom('anna@plain.example'),
      envelopeFrom('::ffff:192.0.2.2', 'bounce@plain.example'),
    )
    expect(verdict).toMatchObject({ authenticated: true, how: 'spf' })
  })

  it('without a published policy an aligned DKIM pass of the organisation is enough', async () => {
    const raw = await signed(mailFrom('anna@mail.plain.example'), 'plain.example')
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dkim' })
  })

  it('a strict policy asks for the same domain, where mailauth alone would take the organisation', async () => {
    const verdict = await world.check(
      mailFrom('anna@strict.example.com'),
      envelopeFrom('192.0.2.3', 'anna@example.com'),
    )
    expect(verdict).toMatchObject({ authenticated: false, how: 'none' })
    const raw = await signed(mailFrom('anna@strict.example.com'), 'strict.example.com')
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dmarc' })
  })
})

describe('when the DNS is away', () => {
  it('a mail is not authenticated for now, and worth another try', async () => {
    world.dns.trouble('*', 'servfail')
    const away = await world.check(
      mailFrom('anna@policy.example'),
      envelopeFrom('192.0.2.1', 'anna@policy.example'),
    )
    world.dns.trouble('*', null)
    expect(away).toMatchObject({ authenticated: false, temporary: true })
    const back = await world.check(
      mailFrom('anna@policy.example'),
      envelopeFrom('192.0.2.1', 'anna@policy.example'),
    )
    expect(back).toMatchObject({ authenticated: true, temporary: false })
  })

  it('threat 3: a policy that cannot be looked up is not taken for none', async () => {
    world.dns.trouble('_dmarc.plain.example', 'silent')
    const verdict = await world.check(
      mailFrom('anna@plain.example'),
      envelopeFrom('192.0.2.2', 'anna@plain.example'),
    )
    world.dns.trouble('_dmarc.plain.example', null)
    expect(verdict).toMatchObject({ authenticated: false, temporary: true })
  })
})

describe('the trust that follows', () => {
  it('local mode needs no proof, but one author', async () => {
    const here = envelopeFrom('127.0.0.1', 'anna@policy.example', { local: true })
    const verdict = await world.check(mailFrom('anna@policy.example'), here)
    expect(verdict).toMatchObject({ authenticated: true, how: 'local' })
    expect((await world.check(mailFrom('a@b.example, c@d.example'), here)).authenticated).toBe(false)
  })

  it('verified needs a confirmed account, guest none, and without proof it is unverified', async () => {
    const proven = await world.check(
      mailFrom('anna@policy.example'),
      envelopeFrom('192.0.2.1', 'anna@policy.example'),
    )
    const unproven = await world.check(mailFrom('anna@policy.example'), stranger)
    expect(gradeTrust(proven, { confirmed: true })).toBe('verified')
    expect(gradeTrust(proven, { confirmed: false })).toBe('guest')
    expect(gradeTrust(proven, null)).toBe('guest')
    expect(gradeTrust(unproven, { confirmed: true })).toBe('unverified')
  })
})
