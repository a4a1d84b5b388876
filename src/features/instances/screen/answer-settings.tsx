// How an instance answers: under which name, in which tone, and with which lines at the end.
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { NAME_LENGTH } from '../contract.ts'
import type { SettingsForm } from './instance-settings.ts'

const tones = [
  { value: 'plain', label: 'Plain: no more than needed' },
  { value: 'friendly', label: 'Friendly: greets by first name' },
  { value: 'formal', label: 'Formal: Dear …' },
] as const

export type AnswerSettingsProps = {
  form: SettingsForm
  agentTitle: string
  /** The company's own address says how; nothing is asked here then. */
  isInherited: boolean
  onChange: (changed: Partial<SettingsForm>) => void
}

export function AnswerSettings({ form, agentTitle, isInherited, onChange }: AnswerSettingsProps) {
  if (isInherited) return null
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <Field label="Display name" hint="Who answers, in people’s inboxes.">
          <Input
            autoComplete="off"
            maxLength={NAME_LENGTH}
            placeholder={agentTitle}
            value={form.displayName}
            onChange={(event) => onChange({ displayName: event.target.value })}
          />
        </Field>
        <Field label="Reply tone">
          <Select
            value={form.replyTone}
            onValueChange={(replyTone) => onChange({ replyTone })}
            options={tones}
          />
        </Field>
      </div>
      <Field label="Sign-off" hint="At the end of each answer; five lines at most.">
        <Textarea
          rows={2}
          maxLength={300}
          value={form.signOff}
          onChange={(event) => onChange({ signOff: event.target.value })}
        />
      </Field>
    </>
  )
}
