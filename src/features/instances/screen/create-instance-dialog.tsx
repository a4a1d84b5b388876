// Makes an instance: by its name alone for Tula and Tanya, by name and address for the others (INST-16).
import { type SubmitEvent, useId, useState } from 'react'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NAME_LENGTH } from '../contract.ts'
import { addressFault, asksForName, mayCreate, uniqueHint } from './instance-words.ts'
import { useGeneratedDefault } from './use-generated-default.ts'
import { useCreateInstance } from './use-instances.ts'

export type CreateInstanceDialogProps = {
  agent: AgentName
  company: { id: number; name: string } | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form is as new at each opening. */
export function CreateInstanceDialog({ open, ...props }: CreateInstanceDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ agent, company, onOpenChange }: Omit<CreateInstanceDialogProps, 'open'>) {
  const formId = useId()
  const nameOnly = asksForName(agent)
  const [name, setName] = useState('')
  /** Null until the person writes one: then the generated address stands there (INST-19). */
  const [typed, setTyped] = useState<string | null>(null)
  const [settledName, setSettledName] = useState('')
  const generated = useGeneratedDefault({ agent, company, name: settledName, enabled: !nameOnly })
  const address = typed ?? generated ?? ''
  const close = () => onOpenChange(false)
  const create = useCreateInstance(agent, close)
  const isReady = mayCreate(agent, { name, address })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isReady || create.isPending) return
    create.mutate({ instanceName: name, ...(!nameOnly && { emailAddress: address }) })
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={`New ${agentTitles[agent]} Instance`}
      description={
        nameOnly
          ? 'It gets an address of its own, made from its name. You can change the address later.'
          : 'It gets an address of its own to write to.'
      }
      footer={
        <DialogActions
          form={formId}
          label="Create"
          busyLabel="Creating..."
          busy={create.isPending}
          disabled={!isReady}
          onCancel={close}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Instance Name" required>
          <Input
            autoComplete="off"
            maxLength={NAME_LENGTH}
            placeholder="e.g. work, personal, client"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onBlur={() => setSettledName(name.trim())}
          />
        </Field>
        {!nameOnly && (
          <Field label="Email address" hint={uniqueHint} required error={addressFault(create.error)}>
            <Input
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={address}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
