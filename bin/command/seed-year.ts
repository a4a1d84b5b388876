// Puts a year of a company of sixty into a running server: its lead by the pages' calls, what they wrote by that of the examples.
import type { OwnCompany } from '../../src/features/companies/contract.ts'
import { departments, yearCompany, yearLead, yearPeople } from '../../src/seed/year/people.ts'
import { writeYear, YEAR_TEXTS } from '../../src/seed/year/write-year.ts'
import { enter, type SeededPerson } from './seed-account.ts'

/** So many texts in one call. */
const BATCH = 250

/** Does nothing where the company has submissions. Answers how many texts are new, and the company. */
export async function seedYear(
  url: string,
  { now, texts: most = YEAR_TEXTS }: { now: Date; texts?: number },
): Promise<{ filed: number; companyId: number; lead: SeededPerson }> {
  const lead = await enter(url, yearLead)
  const companyId = (await idOf(lead)) ?? (await register(lead))
  const agents = await lead.call<{ submissionCount: number }[]>(
    'GET',
    '/api/polling/agents',
    undefined,
    companyId,
  )
  if (agents.some(({ submissionCount }) => submissionCount > 0)) return { filed: 0, companyId, lead }
  const writers = yearPeople().map(({ name, email, department }) => ({ name, email, department }))
  const texts = writeYear(now, most).map((one) => ({ ...one, at: one.at.toISOString() }))
  let filed = 0
  for (let start = 0; start < texts.length; start += BATCH) {
    const body = { writers: start === 0 ? writers : [], texts: texts.slice(start, start + BATCH) }
    filed += (await lead.call<{ filed: number }>('POST', '/api/polling/examples', body, companyId)).filed
  }
  return { filed, companyId, lead }
}

async function idOf(lead: SeededPerson): Promise<number | null> {
  const { data } = await lead.call<{ data: { companies: OwnCompany[] } }>('GET', '/api/companies')
  return data.companies.find((own) => own.company.name === yearCompany.name)?.company.id ?? null
}

async function register(lead: SeededPerson): Promise<number> {
  const made = await lead.call<{ data: { company: OwnCompany } }>(
    'POST',
    '/api/companies/register',
    yearCompany,
  )
  const { id } = made.data.company.company
  for (const name of Object.keys(departments))
    await lead.call('POST', `/api/companies/${id}/hierarchy`, { kind: 'department', name, parentId: null })
  const { id: userId } = await lead.call<{ id: number }>('GET', '/api/auth/user')
  const { data } = await lead.call<{ data: { units: { id: number; name: string }[] } }>(
    'GET',
    `/api/companies/${id}/hierarchy`,
  )
  const unitId = data.units.find(({ name }) => name === 'Care')?.id ?? null
  await lead.call('PUT', `/api/companies/${id}/members/${userId}/unit`, { unitId })
  return id
}
