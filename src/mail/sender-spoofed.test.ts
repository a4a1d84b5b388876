// Mails that only look as if somebody else had sent them (threat 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  envelopeFrom,
  mailFrom,
  NOW,
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

describe('spoofed From (threat 3)', () => {
  it('threat 3: a failed DMARC is not rescued by a passing DKIM and SPF of another domain', async () => {
    const raw = await signed(mailFrom('anna@policy.example'), 'evil.example')
    const verdict = await world.check(raw, stranger)
    expect(verdict).toMatchObject({ authenticated: false, how: 'none', temporary: false })
    expect(verdict.detail).toContain('dmarc=fail')
    expect(verdict.detail).toContain('evil.example')
  })

  it('threat 3: Reply-To and Sender are never an identity', async () => {
    const more = ['Reply-To: anna@policy.example', 'Sender: anna@policy.example']
    const verdict = await world.check(
      mailFrom('x@nowhere.example', more),
      envelopeFrom('192.0.2.1', 'anna@policy.example'),
    )
    expect(verdict).toMatchObject({ fromAddress: 'x@nowhere.example', authenticated: false })
  })

  it('threat 3: two From fields name nobody, even where both pass', async () => {
    const raw = mailFrom('anna@policy.example', ['From: anna@policy.example'])
    const verdict = await world.check(raw, envelopeFrom('192.0.2.1', 'anna@policy.example'))
    expect(verdict).toMatchObject({ fromAddress: null, authenticated: false })
  })

  const unreadable = [
    'anna@policy.example, x@evil.example',
    '"anna@policy.example" x@evil.example',
    '<anna@policy.example> <x@evil.example>',
    '"anna@evil.example"@policy.example',
    'group: anna@policy.example;',
    'anna',
    '',
  ]
  it('threat 3: a From that can be read in two ways names nobody', async () => {
    for (const value of unreadable) {
      const verdict = await world.check(mailFrom(value), envelopeFrom('192.0.2.1', 'anna@policy.example'))
      expect([value, verdict.authenticated]).toEqual([value, false])
    }
  })

  it('threat 3: a display name that looks like an address is not the address', async () => {
    const verdict = await world.check(mailFrom('"anna@policy.example" <x@evil.example>'), stranger)
    expect(verdict).toMatchObject({ fromAddress: 'x@evil.example', how: 'spf' })
  })

  it('threat 3: a signature that leaves From or the end of the body open does not count', async () => {
    const noFrom = await signed(mailFrom('anna@plain.example'), 'plain.example', {
      headerList: 'subject:date',
    })
    expect(await world.check(noFrom, stranger)).toMatchObject({ authenticated: false })
    const open = await signed(mailFrom('anna@plain.example'), 'plain.example', { maxBodyLength: 10 })
    expect(await world.check(`${open}And pay me.\r\n`, stranger)).toMatchObject({ authenticated: false })
  })

  it('threat 3: an expired signature does not count, by the time of the check', async () => {
    const raw = await signed(mailFrom('anna@plain.example'), 'plain.example', {
      expires: new Date(NOW.getTime() + 60_000),
    })
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: true })
    const later = () => new Date(NOW.getTime() + 120_000)
    expect(await world.check(raw, stranger, { clock: later })).toMatchObject({ authenticated: false })
  })

  it('threat 3: a mail changed after signing does not pass', async () => {
    const raw = (await signed(mailFrom('anna@policy.example'), 'policy.example')).replace(
      'the deck',
      'the keys',
    )
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: false })
  })

  it('threat 10: a signature that the library stumbles over proves nothing and stops nothing', async () => {
    const bad = (await signed(mailFrom('anna@policy.example'), 'policy.example')).replace(
      /t=\d+/,
      't=99999999999999',
    )
    expect(await world.check(bad, stranger)).toMatchObject({ authenticated: false, temporary: false })
  })

  it('threat 16: hundreds of signatures are refused before any is checked', async () => {
    const one = (await signed(mailFrom('anna@policy.example'), 'policy.example')).split('\r\nFrom:')[0] ?? ''
    const asked = world.dns.asked.length
    const verdict = await world.check(
      `${`${one}\r\n`.repeat(300)}${mailFrom('anna@policy.example')}`,
      stranger,
    )
    expect(verdict).toMatchObject({ authenticated: false, temporary: false })
    expect(world.dns.asked.length).toBe(asked)
  })
})
