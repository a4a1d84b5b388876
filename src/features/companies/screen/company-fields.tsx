// The fields that making and editing a company share (COMP-04, COMP-06, COMP-21).
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { type CompanyType, companyTypes } from '../contract.ts'
import type { CompanyForm } from './company-form.ts'
import { companyTypeNames } from './company-words.ts'

export type CompanyFieldsProps = {
  form: CompanyForm
  onChange: (changed: Partial<CompanyForm>) => void
  nameError?: string | undefined
}

const types = companyTypes.map((value: CompanyType) => ({ value, label: companyTypeNames[value] }))

export function CompanyFields({ form, onChange, nameError }: CompanyFieldsProps) {
  return (
    <>
      <Field label="Company name" required {...(nameError !== undefined && { error: nameError })}>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={120}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Type">
        <Select
          value={form.companyType}
          onValueChange={(companyType) => onChange({ companyType })}
          options={types}
        />
      </Field>
      <Field label="Description">
        <Textarea
          name="description"
          rows={2}
          maxLength={2_000}
          value={form.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label="Email address" hint="Where the company can be reached; optional.">
        <Input
          name="emailAddress"
          type="email"
          autoComplete="off"
          value={form.emailAddress}
          onChange={(event) => onChange({ emailAddress: event.target.value })}
        />
      </Field>
    </>
  )
}
