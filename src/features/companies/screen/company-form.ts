// The texts of the company forms, as the calls take them.
import { useState } from 'react'
import { type CompanyType, companyNameMissing, type OwnCompany } from '../contract.ts'

export type CompanyForm = {
  name: string
  description: string
  companyType: CompanyType
  emailAddress: string
  restricted: boolean
  /** One a line, or separated by commas or spaces. */
  domains: string
}

export const emptyCompany: CompanyForm = {
  name: '',
  description: '',
  companyType: 'other',
  emailAddress: '',
  restricted: false,
  domains: '',
}

export function formOf(company: OwnCompany['company']): CompanyForm {
  const { name, description, emailAddress, companyType, domainRestrictions } = company
  return {
    name,
    description,
    companyType: companyType as CompanyType,
    emailAddress: emailAddress ?? '',
    restricted: domainRestrictions.enabled,
    domains: domainRestrictions.domains.join('\n'),
  }
}

export const domainLines = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

/** COMP-04, COMP-06 */
export const nameError = (form: CompanyForm): string | undefined =>
  form.name.trim() === '' ? companyNameMissing : undefined

/** The form's values, and how one of them changes. */
export function useCompanyForm(start: CompanyForm) {
  const [form, setForm] = useState(start)
  const change = (changed: Partial<CompanyForm>) => setForm((before) => ({ ...before, ...changed }))
  return { form, change, reset: () => setForm(start) }
}
