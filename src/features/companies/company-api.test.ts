// Companies over a real server: the list, making and changing one, and who may do what in it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CompanyPerson, type CompanyWorld, startCompanyWorld } from '../../../test/company-world.ts'

let world: CompanyWorld
let anna: CompanyPerson
let bob: CompanyPerson
let otto: CompanyPerson

beforeAll(async () => {
  world = await startCompanyWorld()
  anna = await world.person('Anna')
  bob = await world.person('Bob')
  otto = await world.person('Otto')
})
afterAll(() => world.close())

it('API-24 ENT-02 API-04: the list has one entry a company, with membership and counts, and says success', async () => {
  const id = await world.company(anna, { name: 'Brook', companyType: 'nonprofit', description: 'A stream' })
  await world.join(anna, id, bob)
  await anna.call('POST', `/api/companies/${id}/hierarchy`, { kind: 'department', name: 'Sales' })
  await anna.call('POST', `/api/companies/${id}/hierarchy`, { kind: 'team', name: 'East' })
  const list = await anna.call('GET', '/api/companies')
  expect(list).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        companies: [
          {
            company: {
              id,
              name: 'Brook',
              description: 'A stream',
              companyType: 'nonprofit',
              emailAddress: null,
              createdAt: world.clock().toISOString(),
              domainRestrictions: { enabled: false, domains: [] },
            },
            membership: { role: 'admin', department: null, isActive: true },
            memberCount: 2,
            departmentCount: 1,
          },
        ],
      },
    },
  })
})

it('threat 5: blanks in the name of a company are one each, so that two names that look alike are the same', async () => {
  await world.company(anna, { name: '  Quay \u00a0  Works\n' })
  const { body } = await anna.call('GET', '/api/companies')
  const names = body.data.companies.map((one: { company: { name: string } }) => one.company.name)
  expect(names).toContain('Quay Works')
})

it('COMP-03: any member lists the company, and nobody else does', async () => {
  const id = await world.company(anna, { name: 'Meadow' })
  await world.join(anna, id, bob)
  const namesOf = async (person: CompanyPerson) => {
    const { body } = await person.call('GET', '/api/companies')
    return body.data.companies.map((one: { company: { name: string } }) => one.company.name)
  }
  expect(await namesOf(bob)).toContain('Meadow')
  expect(await namesOf(otto)).toEqual([])
})

it('API-25 COMP-20: registering makes a company of which its maker is the admin', async () => {
  const made = await otto.call('POST', '/api/companies/register', {
    name: ' Otto & Sons ',
    description: 'Boats',
    emailAddress: 'Office@Example.com',
    domainRestrictions: { enabled: true, domains: ['@Example.com', 'example.com', 'müller.example'] },
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Company created',
      data: {
        company: {
          company: {
            name: 'Otto & Sons',
            emailAddress: 'office@example.com',
            companyType: 'other',
            domainRestrictions: { enabled: true, domains: ['example.com', 'xn--mller-kva.example'] },
          },
          membership: { role: 'admin' },
        },
      },
    },
  })
})

it('COMP-04 COMP-21 COMP-23: what cannot be is refused in words, with success false', async () => {
  const refused: [Record<string, unknown>, string][] = [
    [{}, 'Company name is required'],
    [{ name: '  ' }, 'Company name is required'],
    [{ name: 'x'.repeat(121) }, 'A company name has at most 120 characters'],
    [{ name: 'A', emailAddress: 'not an address' }, 'Enter a valid email address'],
    [{ name: 'A', companyType: 'circus' }, 'There is no such kind of company'],
    [
      { name: 'A', domainRestrictions: { enabled: true, domains: ['gmail.com'] } },
      'gmail.com is a public mail service: anybody can have an address there',
    ],
    [
      { name: 'A', domainRestrictions: { enabled: true, domains: ['no domain'] } },
      'no domain is no domain: write one such as example.com',
    ],
    [
      { name: 'A', domainRestrictions: { enabled: true, domains: [' '] } },
      'Name at least one domain, or leave the restriction off',
    ],
  ]
  for (const [body, message] of refused) {
    const answer = await anna.call('POST', '/api/companies/register', body)
    expect(answer).toMatchObject({ status: 422, body: { success: false, message, code: 'invalid' } })
  }
})

it('API-26 COMP-06: an admin changes what is named and nothing else; the name stays non-blank', async () => {
  const id = await world.company(anna, { description: 'Old words', emailAddress: 'a@example.com' })
  const path = `/api/companies/${id}`
  const changed = await anna.call('PATCH', path, { name: 'Haven', emailAddress: '' })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Company updated',
      data: { company: { company: { name: 'Haven', description: 'Old words', emailAddress: null } } },
    },
  })
  expect(await anna.call('PATCH', path, { name: ' ' })).toMatchObject({
    status: 422,
    body: { success: false, message: 'Company name is required' },
  })
  expect(
    await anna.call('PATCH', path, { domainRestrictions: { enabled: true, domains: [] } }),
  ).toMatchObject({ status: 422 })
})

it('COMP-19 COMP-07: the server asks for the role of each call, whoever makes it', async () => {
  const id = await world.company(anna)
  const mei = await world.person('Mei')
  const zoe = await world.person('Zoe')
  await world.join(anna, id, mei, 'member')
  await world.join(anna, id, zoe, 'manager')
  const path = `/api/companies/${id}`
  const admins: [string, string, unknown?][] = [
    ['PATCH', path, { name: 'Mine' }],
    ['GET', `${path}/members`],
    ['PATCH', `${path}/members/${anna.id}`, { role: 'member' }],
    ['DELETE', `${path}/members/${anna.id}`],
    ['PUT', `${path}/members/${anna.id}/unit`, { unitId: null }],
    ['GET', `${path}/invitations`],
    ['POST', `${path}/invitations`, { email: 'x@example.com' }],
    ['DELETE', `${path}/invitations/1`],
    ['POST', `${path}/invitations/1/resend`],
    ['POST', `${path}/hierarchy`, { kind: 'team', name: 'x' }],
    ['PATCH', `${path}/hierarchy/1`, { name: 'x' }],
    ['DELETE', `${path}/hierarchy/1`],
    ['GET', `${path}/domains`],
    ['POST', `${path}/domains`, { domain: 'example.org' }],
    ['POST', `${path}/domains/1/check`],
    ['DELETE', `${path}/domains/1`],
  ]
  for (const person of [mei, zoe, otto]) {
    for (const [method, at, body] of admins) {
      const answer = await person.call(method, at, body)
      expect([method, at, answer.status, answer.body.success]).toEqual([method, at, 403, false])
    }
  }
  expect((await zoe.call('GET', `${path}/hierarchy`)).status).toBe(200)
  expect((await mei.call('GET', `${path}/hierarchy`)).status).toBe(403)
})

it('SHELL-27 API-02: a company id of somebody else, or of no company, answers 403 in header and address', async () => {
  const id = await world.company(anna)
  for (const forged of [id, 999_999, 'abc', '-1', '2147483648', `${id}, ${id}`]) {
    const answer = await bob.at(forged).raw('POST', '/api/companies/register', { name: 'Mine' })
    expect([forged, answer.status]).toEqual([forged, 403])
  }
  expect((await bob.call('PATCH', '/api/companies/999999', { name: 'Mine' })).status).toBe(403)
  // The list is the way out of a company that one is no member of any more.
  expect((await bob.at(id).raw('GET', '/api/companies')).status).toBe(200)
})

it('AUTH-29: an unconfirmed account can make no company and is asked to confirm first', async () => {
  const lea = await world.person('Lea', false)
  const answer = await lea.call('POST', '/api/companies/register', { name: 'Early' })
  expect(answer).toMatchObject({ status: 403, body: { success: false, details: { reason: 'unconfirmed' } } })
  expect(await lea.call('GET', '/api/companies')).toMatchObject({
    status: 200,
    body: { data: { companies: [] } },
  })
})
