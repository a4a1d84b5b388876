// A suggested task's title, put right before it is accepted.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Suggestion } from '../../../../records/contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { taskFields } from '../dialog/task-form.ts'

const titleForm = z.object({ title: taskFields.shape.title })

export type SuggestionDialogProps = {
  suggestion: Suggestion
  busy: boolean
  onClose: () => void
  onAccept: (title: string) => void
}

export function SuggestionDialog({ suggestion, busy, onClose, onAccept }: SuggestionDialogProps) {
  const form = useForm({
    resolver: zodResolver(titleForm),
    defaultValues: { title: suggestion.title },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Edit suggestion"
      description={`“${suggestion.evidence.sentence}”`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="suggestion" busy={busy} busyLabel="Accepting...">
            Accept
          </Button>
        </>
      }
    >
      <form id="suggestion" noValidate onSubmit={form.handleSubmit(({ title }) => onAccept(title))}>
        <Field label="Task Title" required error={form.formState.errors.title?.message}>
          <Input {...form.register('title')} />
        </Field>
      </form>
    </Dialog>
  )
}
