// Mail domains of a company: named, proved, taken away (COMP-23).
import { AppError } from '../../../kit/errors.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import type { CompanyServices } from '../company-services.ts'
import { requireOwnDomain } from '../domain-name.ts'
import { addDomain, checkDomain, listDomains, type MailDomain, removeDomain } from './contract.ts'
import {
  type DomainRow,
  deleteDomain,
  domainsOf,
  findDomain,
  insertDomain,
  markChecked,
} from './domain-store.ts'
import { isProved, newDomainSecret, recordName, recordValue } from './prove-domain.ts'

const unknown = () => new AppError('not_found', 'There is no such domain')

export function domainRoutes({ db, clock, mailDomain, lookUpTxt }: CompanyServices): Served[] {
  return [
    serve(listDomains, async ({ scope }) => ({
      success: true,
      data: { domains: (await domainsOf(db, scope)).map(toWire) },
    })),
    serve(addDomain, async ({ scope, body }) => {
      const domain = requireOwnDomain(body.domain, mailDomain)
      const row = await insertDomain(db, scope, { domain, secret: newDomainSecret() }, clock())
      if (!row) throw new AppError('conflict', `${domain} is in the list already`)
      return {
        success: true,
        message: `Add the TXT record to prove ${domain}`,
        data: { domain: toWire(row) },
      }
    }),
    serve(checkDomain, async ({ scope, params }) => {
      const row = await findDomain(db, scope, params.domainId)
      if (!row) throw unknown()
      const proved = await isProved(lookUpTxt, row.domain, valueOf(row))
      const checked = await markChecked(db, scope, { row, proved, at: clock() })
      const message = proved ? `${row.domain} is proved` : 'The TXT record was not found yet'
      return { success: true, message, data: { domain: toWire(checked) } }
    }),
    serve(removeDomain, async ({ scope, params }) => {
      if (!(await deleteDomain(db, scope, params.domainId))) throw unknown()
      return { success: true, message: 'Domain removed' }
    }),
  ]
}

const valueOf = ({ secret, companyId, domain }: DomainRow) => recordValue(secret, companyId, domain)

function toWire(row: DomainRow): MailDomain {
  return {
    id: row.id,
    domain: row.domain,
    record: { name: recordName(row.domain), value: valueOf(row) },
    checkedAt: row.checkedAt?.toISOString() ?? null,
    provedAt: row.provedAt?.toISOString() ?? null,
  }
}
