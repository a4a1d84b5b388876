// Changes what a company is called and says of itself; for its admins (COMP-06).
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { changeCompany, type OwnCompany } from '../contract.ts'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyForm, formOf, nameError, useCompanyForm } from './company-form.ts'
import { refreshCompanies } from './refresh-companies.ts'

export type EditCompanyDialogProps = {
  company: OwnCompany['company']
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditCompanyDialog(props: EditCompanyDialogProps) {
  // A fresh form whenever it opens, from what is true then.
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ company, open, onOpenChange }: EditCompanyDialogProps) {
  const formId = useId()
  const { form, change } = useCompanyForm(formOf(company))
  const [tried, setTried] = useState(false)
  const save = useChangeCompany(company.id, () => onOpenChange(false))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (nameError(form) === undefined && !save.isPending) save.mutate(form)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Company"
      footer={
        <DialogActions
          form={formId}
          label="Save Changes"
          busyLabel="Saving..."
          busy={save.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <CompanyFields form={form} onChange={change} nameError={tried ? nameError(form) : undefined} />
      </form>
    </Dialog>
  )
}

function useChangeCompany(id: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct(
    ({ name, description, companyType, emailAddress }: CompanyForm) =>
      api(changeCompany, { params: { id }, body: { name, description, companyType, emailAddress } }),
    {
      failed: 'Failed to update company',
      done: async () => {
        toast({ kind: 'success', title: 'Company Updated' })
        onDone()
        await refreshCompanies(queryClient)
      },
    },
  )
}
