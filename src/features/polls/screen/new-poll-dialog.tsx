// Asks a question from the app: the same poll as by mail.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { createPoll, type Poll } from '../contract.ts'
import { bodyOf, emptyPoll, faultsOf, type NewPollForm } from './new-poll-form.ts'
import { refreshPolls } from './refresh-polls.ts'

const kinds: readonly { value: Poll['kind']; label: string }[] = [
  { value: 'single', label: 'One choice' },
  { value: 'multiple', label: 'Several choices' },
  { value: 'schedule', label: 'A time that suits' },
  { value: 'ranked', label: 'A ranking' },
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'approval', label: 'An approval' },
]

const ends = ['1', '2', '3', '7', '14', '30'].map((days) => ({
  value: days,
  label: days === '1' ? 'In 1 day' : `In ${days} days`,
}))

export function NewPollDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const [form, setForm] = useState<NewPollForm>(emptyPoll)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<NewPollForm>) => setForm((before) => ({ ...before, ...part }))
  const faults = tried ? faultsOf(form) : {}
  const create = useAct((filled: NewPollForm) => api(createPoll, { body: bodyOf(filled, Date.now()) }), {
    failed: 'Failed to create the poll',
    done: (poll: Poll) => {
      void refreshPolls(queryClient)
      const people = `${poll.voterCount} ${poll.voterCount === 1 ? 'person is' : 'people are'} asked by mail.`
      toast({ kind: 'success', agent: 'polly', title: 'Poll sent out', description: people })
      onClose()
      navigate(`/polls/${poll.id}`)
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faultsOf(form)).length === 0 && !create.isPending) create.mutate(form)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New poll"
      description="Everybody you name gets a mail, and votes by a plain reply or on a page."
      footer={
        <DialogActions
          form={formId}
          label="Send it out"
          busyLabel="Sending..."
          busy={create.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Question" required {...(faults.question && { error: faults.question })}>
          <Input
            autoFocus
            value={form.question}
            maxLength={300}
            onChange={({ target }) => change({ question: target.value })}
          />
        </Field>
        <Field label="People choose">
          <Select value={form.kind} onValueChange={(kind) => change({ kind })} options={kinds} />
        </Field>
        <Options form={form} change={change} error={faults.lines} />
        <Field
          label="Who votes"
          hint="Addresses, parted by commas"
          required
          {...(faults.voters && { error: faults.voters })}
        >
          <Textarea
            rows={2}
            value={form.voters}
            onChange={({ target }) => change({ voters: target.value })}
          />
        </Field>
        <Field label="Closes">
          <Select value={form.days} onValueChange={(days) => change({ days })} options={ends} />
        </Field>
        <Checkbox
          label="Anonymous"
          description="Nobody sees who voted for what, not even you."
          checked={form.isAnonymous}
          onCheckedChange={(isAnonymous) => change({ isAnonymous })}
        />
        <Checkbox
          label="Hide results until the end"
          checked={form.hidesResults}
          onCheckedChange={(hidesResults) => change({ hidesResults })}
        />
      </form>
    </Dialog>
  )
}

interface OptionsProps {
  form: NewPollForm
  change: (part: Partial<NewPollForm>) => void
  error: string | undefined
}

function Options({ form, change, error }: OptionsProps) {
  if (form.kind === 'yes_no' || form.kind === 'approval') return null
  if (form.kind === 'schedule') {
    const set = (at: number, time: string) =>
      change({ times: form.times.map((before, index) => (index === at ? time : before)) })
    return (
      <fieldset>
        <legend className="mb-[5px] text-13 font-medium">Times</legend>
        <div className="grid gap-2">
          {form.times.map((time, at) => (
            <Field
              key={`time-${at + 1}`}
              label={`Time ${at + 1}`}
              hideLabel
              {...(at === 0 && error ? { error } : {})}
            >
              <Input type="datetime-local" value={time} onChange={({ target }) => set(at, target.value)} />
            </Field>
          ))}
        </div>
        <Button size="sm" className="mt-2" onClick={() => change({ times: [...form.times, ''] })}>
          Add a time
        </Button>
      </fieldset>
    )
  }
  return (
    <Field label="Options" hint="One a line" required {...(error && { error })}>
      <Textarea rows={4} value={form.lines} onChange={({ target }) => change({ lines: target.value })} />
    </Field>
  )
}
