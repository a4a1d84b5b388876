// Mails that a mailing list changed and sealed (ARC).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SenderWorld, sealed, startSenderWorld, stranger } from '../../test/sender-world.ts'

let world: SenderWorld

beforeAll(async () => {
  world = await startSenderWorld()
})
afterAll(() => world.dns.close())

describe('a mailing list that seals (ARC)', () => {
  it('the word of a listed sealer that DMARC passed is taken', async () => {
    const raw = await sealed('lists.example', 'pass')
    const verdict = await world.check(raw, stranger, { trustedSealers: ['lists.example'] })
    expect(verdict).toMatchObject({ authenticated: true, how: 'arc' })
  })

  it('threat 3: a sealer that is not listed, or saw DMARC fail, rescues nothing', async () => {
    const raw = await sealed('lists.example', 'pass')
    expect(await world.check(raw, stranger)).toMatchObject({ authenticated: false })
    expect(await world.check(raw, stranger, { trustedSealers: ['other.example'] })).toMatchObject({
      authenticated: false,
    })
    const failed = await sealed('lists.example', 'fail')
    expect(await world.check(failed, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a seal that leaves From open lets anybody put another author in', async () => {
    const raw = await sealed('lists.example', 'pass', 'subject:date')
    expect(raw).toMatch(/ARC-Message-Signature:[^:]*h=(?:Date: Subject|Subject: Date);/)
    expect(await world.check(raw, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a sealed mail that was changed afterwards is not rescued', async () => {
    const raw = (await sealed('lists.example', 'pass')).replace('the deck', 'the keys')
    expect(await world.check(raw, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })
})
