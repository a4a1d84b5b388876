// Sets a company's address of one agent, or leaves it to be generated (COMP-09, COMP-10).
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import type { AgentType } from '../../../crew/crew.ts'
import { agentTitles } from '../../../ui/agent.ts'
import { api } from '../../../ui/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  type AgentEmail,
  changeCompanyAgentEmail,
  createCompanyAgentEmail,
  generateCompanyAddress,
  readdressCompanyAgentEmail,
} from '../contract.ts'
import { type AddressForm, formOf, hasNewAddress } from './company-address.ts'
import { addressFault, uniqueHint } from './instance-words.ts'
import { refetchInstances } from './refetch-instances.ts'

export type ConfigureAddressDialogProps = {
  companyId: number
  agent: AgentType
  /** Absent while the company has none. */
  email: AgentEmail | undefined
  onClose: () => void
}

export function ConfigureAddressDialog({ companyId, agent, email, onClose }: ConfigureAddressDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(() => formOf(email))
  const change = (changed: Partial<AddressForm>) => setForm((before) => ({ ...before, ...changed }))
  const generated = useGeneratedAddress(companyId, agent, email?.id)
  const save = useSaveAddress({ companyId, agent, email, onClose })
  const title = agentTitles[agent]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save.isPending) save.mutate(form)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Address of ${title}`}
      description={`Where people write to reach ${title} for the company.`}
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
        <Field
          label="Email address"
          hint={`Leave it empty for the default address. ${uniqueHint}`}
          error={addressFault(save.error)}
        >
          <Input
            type="email"
            autoComplete="off"
            spellCheck={false}
            placeholder={generated.data ?? ''}
            value={form.emailAddress}
            onChange={(event) => change({ emailAddress: event.target.value })}
          />
        </Field>
        <Switch
          label="Active"
          description="While it is off, mail to the address is refused, and the sender is told so."
          checked={form.isActive}
          onCheckedChange={(isActive) => change({ isActive })}
        />
        <Switch
          label="Take members’ mail to the shared address"
          description={`What a member sends to ${agent}@ comes here, unless another company of theirs takes it too.`}
          checked={form.allowGlobalEmails}
          onCheckedChange={(allowGlobalEmails) => change({ allowGlobalEmails })}
        />
        <Switch
          label="Take mail from guests"
          description="While it is off, mail of people who are no members waits for a manager."
          checked={form.allowGuests}
          onCheckedChange={(allowGuests) => change({ allowGuests })}
        />
      </form>
    </Dialog>
  )
}

function useGeneratedAddress(companyId: number, agentType: AgentType, instanceId: number | undefined) {
  const generated = useRead(
    generateCompanyAddress,
    { params: { companyId, agentType }, query: instanceId === undefined ? {} : { instanceId } },
    {
      select: ({ data }) => data.emailAddress,
      // Another may have taken it since.
      staleTime: 0,
    },
  )
  const { error } = generated
  useEffect(() => {
    if (error !== null) toastFailure(error, 'Failed to generate default email address')
  }, [error])
  return generated
}

function useSaveAddress({ companyId, agent, email, onClose }: ConfigureAddressDialogProps) {
  const queryClient = useQueryClient()
  return useAct((form: AddressForm) => saveAddress(companyId, agent, email, form), {
    failed: 'Failed to configure agent email',
    done: async () => {
      toast({ kind: 'success', title: 'Agent Email Saved' })
      onClose()
      await refetchInstances(queryClient)
    },
  })
}

async function saveAddress(
  companyId: number,
  agentType: AgentType,
  email: AgentEmail | undefined,
  form: AddressForm,
): Promise<void> {
  const { emailAddress, ...settings } = form
  if (!email) {
    const body = { agentType, ...(emailAddress.trim() !== '' && { emailAddress }), ...settings }
    await api(createCompanyAgentEmail, { params: { companyId }, body })
    return
  }
  const params = { companyId, id: email.id }
  if (hasNewAddress(email, form)) await api(readdressCompanyAgentEmail, { params, body: { emailAddress } })
  await api(changeCompanyAgentEmail, { params, body: settings })
}
