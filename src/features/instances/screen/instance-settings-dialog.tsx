// The settings of an instance: how it answers, what becomes of its tasks, and whose mail it takes (INST-18).
import { type SubmitEvent, useId, useState } from 'react'
import { agentTitles } from '../../../ui/agent.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.ts'
import { type AgentEmail, NAME_LENGTH } from '../contract.ts'
import { AnswerSettings } from './answer-settings.tsx'
import { CompanySettings } from './company-settings.tsx'
import { changesOf, dueDaysFault, mayInherit, type SettingsForm, settingsForm } from './instance-settings.ts'
import { useChangeInstance } from './use-instances.ts'

export type InstanceSettingsDialogProps = {
  instance: AgentEmail
  name: string
  company: { name: string } | null
  onClose: () => void
}

const priorities = [
  { value: 'none', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
] as const

export function InstanceSettingsDialog({ instance, name, company, onClose }: InstanceSettingsDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(() => settingsForm(instance))
  const change = (changed: Partial<SettingsForm>) => setForm((before) => ({ ...before, ...changed }))
  const save = useChangeInstance(instance, () => {
    toast({ kind: 'success', title: 'Settings saved' })
    onClose()
  })
  const fault = dueDaysFault(form.defaultDueDays)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (fault === '' && !save.isPending) save.mutate(changesOf(form))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Settings of ${name}`}
      description="They count from the next mail on."
      footer={
        <DialogActions
          form={formId}
          label="Save"
          busyLabel="Saving..."
          busy={save.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Instance Name">
          <Input
            autoComplete="off"
            maxLength={NAME_LENGTH}
            value={form.instanceName}
            onChange={(event) => change({ instanceName: event.target.value })}
          />
        </Field>
        {company !== null && (
          <CompanySettings
            form={form}
            agent={instance.agentType}
            inherits={mayInherit(instance)}
            onChange={change}
          />
        )}
        <AnswerSettings
          form={form}
          agentTitle={agentTitles[instance.agentType]}
          isInherited={mayInherit(instance) && form.inheritCompanySettings}
          onChange={change}
        />
        <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
          <Field label="Default priority" hint="For tasks of which a mail does not say it.">
            <Select
              value={form.defaultPriority}
              onValueChange={(defaultPriority) => change({ defaultPriority })}
              options={priorities}
            />
          </Field>
          <Field
            label="Default due days"
            hint="Counted from the mail’s day; empty for no date."
            error={fault}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={form.defaultDueDays}
              onChange={(event) => change({ defaultDueDays: event.target.value })}
            />
          </Field>
        </div>
      </form>
    </Dialog>
  )
}
