// Companies on the wire: the list of one's own, making one, and changing it (API-24 to API-26).
import { z } from 'zod'
import { endpoint, idParam, isoMoment, mixesAlphabets } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'

/** COMP-07: what each may do stands in COMP-19. */
export const roles = ['member', 'manager', 'admin'] as const
export const role = z.enum(roles, { error: 'The role is member, manager or admin' })
export type Role = z.infer<typeof role>

/** COMP-21 */
export const companyTypes = [
  'startup',
  'small_business',
  'enterprise',
  'agency',
  'nonprofit',
  'education',
  'government',
  'other',
] as const
export const companyType = z.enum(companyTypes, { error: 'There is no such kind of company' })
export type CompanyType = z.infer<typeof companyType>

/** Of which domains people may be invited and mail is processed at once (COMP-23). */
export const domainRestrictions = z.object({
  enabled: z.boolean(),
  domains: z.array(z.string().max(255, 'This domain is too long')).max(50, 'At most 50 domains'),
})
export type DomainRestrictions = z.infer<typeof domainRestrictions>

/** Empty text stands for "none". */
export const companyAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This email address is too long')
  .refine((text) => text === '' || z.email({ pattern: z.regexes.html5Email }).safeParse(text).success, {
    error: 'Enter a valid email address',
  })

/** Rule of the form and of the server alike (COMP-04). */
export const companyNameMissing = 'Company name is required'

const name = z
  .string({ error: companyNameMissing })
  .overwrite((text) => shownLine(text).replaceAll(/\s+/g, ' '))
  .trim()
  .min(1, companyNameMissing)
  .max(120, 'A company name has at most 120 characters')
  .refine((text) => !mixesAlphabets(text), 'A word of a company name has the letters of one alphabet')
const description = z.string().trim().max(2_000, 'A description has at most 2,000 characters')

/** ENT-02 */
export const ownCompany = z.object({
  company: z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    companyType: z.string(),
    emailAddress: z.string().nullable(),
    createdAt: isoMoment,
    domainRestrictions,
  }),
  membership: z.object({ role, department: z.string().nullable(), isActive: z.boolean() }),
  memberCount: z.number(),
  departmentCount: z.number(),
})
export type OwnCompany = z.infer<typeof ownCompany>

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'The companies of which the person is a member, with their role in each',
  access: 'person',
  response: z.object({ success: z.boolean(), data: z.object({ companies: z.array(ownCompany) }) }),
})

/** Company calls say success and a sentence (API-04). */
export const done = z.object({ success: z.boolean(), message: z.string() })

const companyDone = done.extend({ data: z.object({ company: ownCompany }) })

export const registerCompany = endpoint({
  method: 'POST',
  path: '/api/companies/register',
  summary: 'Make a company; whoever makes it is its first admin',
  access: 'session',
  body: z.object({
    name,
    description: description.optional(),
    companyType: companyType.optional(),
    emailAddress: companyAddress.nullish(),
    domainRestrictions: domainRestrictions.optional(),
  }),
  response: companyDone,
  status: 201,
})

export const changeCompany = endpoint({
  method: 'PATCH',
  path: '/api/companies/{id}',
  summary: 'Change a company',
  access: 'admin',
  params: z.object({ id: idParam }),
  body: z.object({
    name: name.optional(),
    description: description.optional(),
    companyType: companyType.optional(),
    emailAddress: companyAddress.nullish(),
    domainRestrictions: domainRestrictions.optional(),
  }),
  response: companyDone,
})
