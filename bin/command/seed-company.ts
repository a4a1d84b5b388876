// Makes the company of the examples by the calls of its page: units, invitations that are accepted, and an address.
import type { OwnCompany } from '../../src/features/companies/contract.ts'
import { company } from '../../src/seed/company.ts'
import { people, type Who } from '../../src/seed/people.ts'
import type { SeededPerson } from './seed-account.ts'
import { UsageError } from './usage.ts'

type People = ReadonlyMap<Who, SeededPerson>

export interface SeededCompany {
  id: number
  /** Tula's address in the company. */
  tula: string
}

/** The company, made where it is not there yet; a second run changes nothing. */
export async function seedCompany(accounts: People): Promise<SeededCompany> {
  const founder = personOf(accounts, company.founder)
  const id = (await idOf(founder)) ?? (await register(founder))
  const units = await addUnits(accounts, id)
  for (const { who, role, department } of company.colleagues) {
    const colleague = personOf(accounts, who)
    if ((await idOf(colleague)) !== null) continue
    const body = { email: people[who].email, role, department }
    await founder.call('POST', `/api/companies/${id}/invitations`, body)
    await colleague.call('POST', `/api/invitations/${await tokenOf(colleague)}`)
  }
  await nameLeads(accounts, id, units)
  return { id, tula: await tulaOf(founder, id) }
}

async function idOf(person: SeededPerson): Promise<number | null> {
  const { data } = await person.call<{ data: { companies: OwnCompany[] } }>('GET', '/api/companies')
  return data.companies.find((own) => own.company.name === company.name)?.company.id ?? null
}

async function register(founder: SeededPerson): Promise<number> {
  const { name, description, companyType, emailAddress } = company
  const body = { name, description, companyType, emailAddress }
  const made = await founder.call<{ data: { company: OwnCompany } }>('POST', '/api/companies/register', body)
  return made.data.company.company.id
}

interface KnownUnit {
  id: number
  name: string
  leadId: number | null
}

async function addUnits(accounts: People, id: number): Promise<Map<string, KnownUnit>> {
  const founder = personOf(accounts, company.founder)
  const path = `/api/companies/${id}/hierarchy`
  const { data } = await founder.call<{ data: { units: KnownUnit[] } }>('GET', path)
  const known = new Map(data.units.map((unit) => [unit.name, unit]))
  for (const unit of company.units) {
    if (known.has(unit.name)) continue
    const parentId = 'below' in unit ? (known.get(unit.below)?.id ?? null) : null
    const body = { kind: unit.kind, name: unit.name, parentId }
    const made = await founder.call<{ data: { unit: KnownUnit } }>('POST', path, body)
    known.set(unit.name, made.data.unit)
  }
  return known
}

async function nameLeads(accounts: People, id: number, units: ReadonlyMap<string, KnownUnit>): Promise<void> {
  const founder = personOf(accounts, company.founder)
  for (const { name, lead } of company.units) {
    const unit = units.get(name)
    if (!unit || unit.leadId !== null) continue
    const { id: leadId } = await personOf(accounts, lead).call<{ id: number }>('GET', '/api/auth/user')
    await founder.call('PATCH', `/api/companies/${id}/hierarchy/${unit.id}`, { leadId })
  }
}

/** The invitation reaches the colleague as every mail does: the link stands in it. */
async function tokenOf(colleague: SeededPerson): Promise<string> {
  const mails = await colleague.call<{ subject: string; text: string }[]>('GET', '/api/outbox')
  const link = mails.map((mail) => /\/invite\/([\w-]+)/.exec(mail.text)?.[1]).find(Boolean)
  if (!link) throw new UsageError('The invitation of the examples has not arrived')
  return link
}

async function tulaOf(founder: SeededPerson, id: number): Promise<string> {
  const path = `/api/companies/${id}/agent-emails`
  const known = async () => {
    const { data } = await founder.call<{
      data: { agentEmails: { agentType: string; emailAddress: string }[] }
    }>('GET', path)
    return data.agentEmails.find((one) => one.agentType === 'tula')?.emailAddress
  }
  const before = await known()
  if (before) return before
  await founder.call('POST', path, { agentType: 'tula', isActive: true })
  const made = await known()
  if (!made) throw new UsageError('The company of the examples got no address for Tula')
  return made
}

function personOf(accounts: People, who: Who): SeededPerson {
  const person = accounts.get(who)
  if (!person) throw new UsageError(`${people[who].name} has not entered`)
  return person
}
