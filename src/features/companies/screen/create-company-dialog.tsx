// Makes a company (COMP-04).
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { registerCompany } from '../contract.ts'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyForm, domainLines, emptyCompany, nameError, useCompanyForm } from './company-form.ts'
import { refreshCompanies } from './refresh-companies.ts'

/** Milliseconds until the list is read again (COMP-05, CONST-10). */
const refreshAfter = 1_000

export type CreateCompanyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function CreateCompanyDialog({ open, onOpenChange }: CreateCompanyDialogProps) {
  const formId = useId()
  const { form, change, reset } = useCompanyForm(emptyCompany)
  const [tried, setTried] = useState(false)
  const create = useCreateCompany(() => {
    onOpenChange(false)
    setTried(false)
    reset()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (nameError(form) === undefined && !create.isPending) create.mutate(form)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Company"
      description="You become its first administrator."
      footer={
        <DialogActions
          form={formId}
          label="Create Company"
          busyLabel="Creating..."
          busy={create.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <CompanyFields form={form} onChange={change} nameError={tried ? nameError(form) : undefined} />
        <Switch
          label="Domain restrictions"
          description="Only people of your domains can be invited; mail from others waits for a manager."
          checked={form.restricted}
          onCheckedChange={(restricted) => change({ restricted })}
        />
        {form.restricted && (
          <Field label="Domains" hint="One a line, such as example.com">
            <Textarea
              rows={2}
              value={form.domains}
              onChange={(event) => change({ domains: event.target.value })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

function useCreateCompany(onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct(
    ({ name, description, companyType, emailAddress, restricted, domains }: CompanyForm) =>
      api(registerCompany, {
        body: {
          name,
          description,
          companyType,
          emailAddress,
          domainRestrictions: { enabled: restricted, domains: restricted ? domainLines(domains) : [] },
        },
      }),
    {
      failed: 'Failed to create company',
      done: (_answer, { name }) => {
        toast({ kind: 'success', title: 'Company Created', description: `${name.trim()} is ready.` })
        setTimeout(() => void refreshCompanies(queryClient), refreshAfter)
        onDone()
      },
    },
  )
}
