// Companies of a person: listed, made, changed (API-24 to API-26).
import { AppError } from '../../kit/errors.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { CompanyServices } from './company-services.ts'
import {
  type CompanyChange,
  companiesOf,
  createCompany,
  type OwnCompanyRow,
  updateCompany,
} from './company-store.ts'
import {
  changeCompany,
  type DomainRestrictions,
  listCompanies,
  type OwnCompany,
  registerCompany,
} from './contract.ts'
import { tellMembers } from './members/company-events.ts'

export function companyRoutes({ db, clock }: CompanyServices): Served[] {
  const one = async (...[scope, id]: [Parameters<typeof companiesOf>[1], number]): Promise<OwnCompany> => {
    const [row] = await companiesOf(db, scope, id)
    if (!row) throw new AppError('not_found', 'Company not found')
    return toWire(row)
  }
  return [
    serve(listCompanies, async ({ scope }) => ({
      success: true,
      data: { companies: (await companiesOf(db, scope)).map(toWire) },
    })),
    serve(registerCompany, async ({ scope, body }) => {
      const { id } = await createCompany(db, scope, { ...wish(body), name: body.name }, clock())
      return { success: true, message: 'Company created', data: { company: await one(scope, id) } }
    }),
    serve(changeCompany, async ({ scope, body }) => {
      await db.transaction(async () => {
        await updateCompany(db, scope, wish(body))
        await tellMembers(db, scope)
      })
      return {
        success: true,
        message: 'Company updated',
        data: { company: await one(scope, scope.companyId) },
      }
    }),
  ]
}

type Wish = Omit<CompanyChange, 'domainsRestricted' | 'domains'> & { domainRestrictions?: DomainRestrictions }

function wish({ domainRestrictions, ...change }: Wish): CompanyChange {
  if (!domainRestrictions) return change
  const { enabled, domains } = domainRestrictions
  return { ...change, domainsRestricted: enabled, domains }
}

function toWire({ company, role, department, memberCount, departmentCount }: OwnCompanyRow): OwnCompany {
  const { id, name, description, companyType, emailAddress, createdAt, domainsRestricted, domains } = company
  return {
    company: {
      id,
      name,
      description,
      companyType,
      emailAddress,
      createdAt: createdAt.toISOString(),
      domainRestrictions: { enabled: domainsRestricted, domains },
    },
    membership: { role, department, isActive: true },
    memberCount,
    departmentCount,
  }
}
