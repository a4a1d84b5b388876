// What an invitation says next to its address: the role, the department and a message.
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { type Role, roles } from '../contract.ts'
import { oneOf, roleActions, roleNames } from './company-words.ts'

const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }))

export interface InvitationDetails {
  role: Role
  department: string
  message: string
}

export type InvitationFieldsProps = {
  details: InvitationDetails
  /** Several people are invited with the same details. */
  many?: boolean
  onChange: (changed: Partial<InvitationDetails>) => void
}

export function InvitationFields({ details, many = false, onChange }: InvitationFieldsProps) {
  const { role, department, message } = details
  const joins = many ? 'the new members join it' : 'the new member joins it'
  return (
    <>
      <Field label="Role" hint={`As ${oneOf(role)}, ${roleActions(role, 'they')}.`}>
        <Select value={role} onValueChange={(value) => onChange({ role: value })} options={roleOptions} />
      </Field>
      <Field label="Department" hint={`Optional. If your hierarchy has it, ${joins}.`}>
        <Input
          maxLength={120}
          value={department}
          onChange={(event) => onChange({ department: event.target.value })}
        />
      </Field>
      <Field label="Message" hint={`Optional. It goes into ${many ? 'each' : 'the'} mail.`}>
        <Textarea
          rows={2}
          maxLength={1_000}
          value={message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </Field>
    </>
  )
}
