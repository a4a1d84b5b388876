// Own mail domains: what is refused, and the proof by a TXT record of a real DNS.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CompanyPerson, type CompanyWorld, startCompanyWorld } from '../../../../test/company-world.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { mintScope } from '../../../kit/scope.ts'
import { isPublicMail } from '../../../mail/public-mail.ts'
import { readDomainName } from '../domain-name.ts'
import { hasProved, provedDomains } from '../index.ts'

let world: CompanyWorld
let anna: CompanyPerson

beforeAll(async () => {
  world = await startCompanyWorld()
  anna = await world.person('Anna')
})
afterAll(() => world.close())

const of = (id: number, rest = '') => `/api/companies/${id}/domains${rest}`

it('COMP-23: a domain name is read in the form that mails carry', () => {
  expect(readDomainName(' @Mail.Example.COM. ')).toBe('mail.example.com')
  expect(readDomainName('bücher.example')).toBe('xn--bcher-kva.example')
  for (const text of [
    '',
    'example',
    'a b.com',
    'example..com',
    '-a.com',
    'http://a.com',
    '1.2.3.4',
    'x@a.com',
  ])
    expect([text, readDomainName(text)]).toEqual([text, null])
})

it('COMP-23: public mail services are known, in their country forms too', () => {
  for (const domain of [
    'gmail.com',
    'googlemail.com',
    'outlook.de',
    'yahoo.co.uk',
    'hotmail.fr',
    'gmx.net',
    'web.de',
  ])
    expect([domain, isPublicMail(domain)]).toEqual([domain, true])
  for (const domain of ['example.com', 'mail.example.com', 'gmail.example', 'live-music.com'])
    expect([domain, isPublicMail(domain)]).toEqual([domain, false])
})

it('COMP-23: a domain is proved by its TXT record, found by a look that anybody can repeat', async () => {
  const id = await world.company(anna)
  const added = await anna.call('POST', of(id), { domain: 'Harbour.example' })
  const { domain } = added.body.data
  expect(added).toMatchObject({ status: 201, body: { success: true } })
  expect(domain).toMatchObject({
    domain: 'harbour.example',
    record: {
      name: '_mailcrew.harbour.example',
      value: expect.stringMatching(/^mailcrew-domain=[0-9a-f]{40}$/),
    },
    checkedAt: null,
    provedAt: null,
  })
  const check = of(id, `/${domain.id}/check`)
  const scope = mintScope(anna.id, id, 'admin')
  world.dns.add('_mailcrew.harbour.example', 'TXT', 'mailcrew-domain=0000')
  expect(await anna.call('POST', check)).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'The TXT record was not found yet',
      data: { domain: { provedAt: null } },
    },
  })
  expect(await provedDomains(world.db, scope)).toEqual([])
  world.dns.add('_mailcrew.harbour.example', 'TXT', domain.record.value)
  expect(await anna.call('POST', check)).toMatchObject({
    status: 200,
    body: {
      message: 'harbour.example is proved',
      data: { domain: { provedAt: world.clock().toISOString() } },
    },
  })
  expect(await provedDomains(world.db, scope)).toEqual(['harbour.example'])
  expect(await hasProved(asSystem(world.db, world.system), id, 'harbour.example')).toBe(true)
  expect((await anna.call('GET', of(id))).body.data.domains).toHaveLength(1)
  expect((await anna.call('DELETE', of(id, `/${domain.id}`))).status).toBe(200)
  expect(await provedDomains(world.db, scope)).toEqual([])
})

it('COMP-23: a proof is of one company: the record of one proves nothing for another', async () => {
  const [one, two] = [await world.company(anna), await world.company(anna)]
  const first = (await anna.call('POST', of(one), { domain: 'shared.example' })).body.data.domain
  const second = (await anna.call('POST', of(two), { domain: 'shared.example' })).body.data.domain
  expect(second.record.value).not.toBe(first.record.value)
  world.dns.add('_mailcrew.shared.example', 'TXT', first.record.value)
  expect((await anna.call('POST', of(one, `/${first.id}/check`))).body.data.domain.provedAt).not.toBeNull()
  expect((await anna.call('POST', of(two, `/${second.id}/check`))).body.data.domain.provedAt).toBeNull()
  expect(await hasProved(asSystem(world.db, world.system), two, 'shared.example')).toBe(false)
  expect((await anna.call('POST', of(two, `/${first.id}/check`))).status).toBe(404)
})

it('COMP-23: a DNS that does not answer proves nothing and takes no proof away', async () => {
  const id = await world.company(anna)
  const { domain } = (await anna.call('POST', of(id), { domain: 'quiet.example' })).body.data
  world.dns.add('_mailcrew.quiet.example', 'TXT', domain.record.value)
  await anna.call('POST', of(id, `/${domain.id}/check`))
  world.dns.trouble('_mailcrew.quiet.example', 'servfail')
  expect(await anna.call('POST', of(id, `/${domain.id}/check`))).toMatchObject({
    status: 503,
    body: { message: 'The DNS of quiet.example did not answer. Try again in a moment.' },
  })
  expect(await hasProved(asSystem(world.db, world.system), id, 'quiet.example')).toBe(true)
})

it('COMP-23: what was proved stays proved when the record is gone, and the look says that it was not found', async () => {
  const id = await world.company(anna)
  const { domain } = (await anna.call('POST', of(id), { domain: 'moved.example' })).body.data
  const check = () => anna.call('POST', of(id, `/${domain.id}/check`))
  world.dns.add('_mailcrew.moved.example', 'TXT', domain.record.value)
  const { provedAt } = (await check()).body.data.domain
  expect(provedAt).not.toBeNull()
  world.dns.remove('_mailcrew.moved.example', 'TXT')
  expect(await check()).toMatchObject({ status: 200, body: { data: { domain: { provedAt } } } })
  expect(await hasProved(asSystem(world.db, world.system), id, 'moved.example')).toBe(true)
})

it("COMP-23: what is no domain, a public service, this server's own or in the list already is refused", async () => {
  const id = await world.company(anna)
  await anna.call('POST', of(id), { domain: 'twice.example' })
  const refused: [string, number, string][] = [
    ['nonsense', 422, 'nonsense is no domain: write one such as example.com'],
    ['', 422, 'This is no domain: write one such as example.com'],
    ['outlook.com', 422, 'outlook.com is a public mail service: anybody can have an address there'],
    ['mailcrew.localhost', 422, 'mailcrew.localhost belongs to this server already'],
    ['deep.mailcrew.localhost', 422, 'deep.mailcrew.localhost belongs to this server already'],
    ['TWICE.example', 409, 'twice.example is in the list already'],
  ]
  for (const [domain, status, message] of refused)
    expect(await anna.call('POST', of(id), { domain })).toMatchObject({ status, body: { message } })
})
