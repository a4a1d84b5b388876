// Settings of a polling agent: its name, whether it takes mail, how often it asks, and how many people a figure needs (POLL-28).
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import {
  type Cadence,
  cadences,
  changePollingAgent,
  FEWEST_PEOPLE,
  MOST_THRESHOLD,
  type PollingAgent,
} from '../../../polling/contract.ts'

const cadenceNames: Readonly<Record<Cadence, string>> = {
  off: 'Never',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
}
const options = cadences.map((value) => ({ value, label: cadenceNames[value] }))

export function SettingsDialog({ agent, onClose }: { agent: PollingAgent; onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const { name, description, isActive, cadence, privacyThreshold } = agent
  const [fields, setFields] = useState({ name, description, isActive, cadence, privacyThreshold })
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const save = useAct(() => api(changePollingAgent, { params: { id: agent.id }, body: fields }), {
    failed: { title: 'Failed to save the settings' },
    async done() {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/polling'),
      })
      toast({ kind: 'success', title: 'Settings saved', description: fields.name })
      onClose()
    },
  })
  const threshold = fields.privacyThreshold
  const fault =
    Number.isInteger(threshold) && threshold >= FEWEST_PEOPLE && threshold <= MOST_THRESHOLD
      ? undefined
      : `Use a number from ${FEWEST_PEOPLE} to ${MOST_THRESHOLD}`
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (fault === undefined && fields.name.trim() !== '') save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Settings"
      description={agent.mayChange ? undefined : 'Managers and admins of the company can change these.'}
      footer={
        <>
          <Button onClick={onClose}>{agent.mayChange ? 'Cancel' : 'Close'}</Button>
          {agent.mayChange && (
            <Button type="submit" form={form} variant="primary" busy={save.isPending} busyLabel="Saving...">
              Save
            </Button>
          )}
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <fieldset disabled={!agent.mayChange} className="grid gap-4">
          <Field label="Name" error={fields.name.trim() === '' ? 'A name is required' : undefined}>
            <Input
              value={fields.name}
              maxLength={60}
              onChange={(event) => set({ name: event.target.value })}
            />
          </Field>
          <Field label="Description">
            <Textarea
              value={fields.description}
              maxLength={500}
              onChange={(event) => set({ description: event.target.value })}
            />
          </Field>
          <div>
            <p className="text-13 font-medium">Address</p>
            <p className="flex items-center gap-1 text-13 text-ink-2">
              <span className="wrap-text">{agent.emailAddress}</span>
              <CopyButton isAddress text={agent.emailAddress} label="Copy the address" />
            </p>
          </div>
          <Switch
            label="Active"
            description="Takes mail at its address. Mails with $$polling are filed either way."
            checked={fields.isActive}
            disabled={!agent.mayChange}
            onCheckedChange={(isOn) => set({ isActive: isOn })}
          />
          <Field
            label="Ask the team by mail"
            hint="Two questions on a Monday morning; the reply is the submission."
          >
            <Select
              value={fields.cadence}
              options={options}
              disabled={!agent.mayChange}
              onValueChange={(next) => set({ cadence: next })}
            />
          </Field>
          <Field
            label="People that a figure needs"
            hint={`No figure tells of fewer people; ${FEWEST_PEOPLE} at least.`}
            error={fault}
          >
            <Input
              type="number"
              min={FEWEST_PEOPLE}
              max={MOST_THRESHOLD}
              value={Number.isNaN(threshold) ? '' : threshold}
              onChange={(event) => set({ privacyThreshold: event.target.valueAsNumber })}
            />
          </Field>
        </fieldset>
      </form>
    </Dialog>
  )
}
