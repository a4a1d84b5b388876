// Asks a question from the app: the same poll as by mail, from the beginning or as a copy.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { createPoll, type Poll } from '../../contract.ts'
import { refreshPolls } from '../refresh-polls.ts'
import { useKeptForm } from './kept-form.ts'
import { bodyOf, copyOf, emptyPoll, faultsOf, type PollForm } from './poll-form.ts'
import { PollFormDialog } from './poll-form-dialog.tsx'

export function NewPollDialog({ copied = null, onClose }: { copied?: Poll | null; onClose: () => void }) {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const kept = useKeptForm(copied === null ? 'new' : `copy-${copied.id}`, () => ({
    form: copied === null ? emptyPoll : copyOf(copied),
    base: null,
  }))
  const create = useAct((filled: PollForm) => api(createPoll, { body: bodyOf(filled, Date.now()) }), {
    failed: 'Failed to create the poll',
    inForm: true,
    done: (poll: Poll) => {
      kept.drop()
      void refreshPolls(queryClient)
      const people = `${poll.voterCount} ${poll.voterCount === 1 ? 'person is' : 'people are'} asked by mail.`
      toast({ kind: 'success', agent: 'polly', title: 'Poll sent out', description: people })
      onClose()
      navigate(`/polls/${poll.id}`)
    },
  })
  return (
    <PollFormDialog
      title={copied === null ? 'New poll' : 'Copy poll'}
      description="Everybody you name gets a mail, and votes by a plain reply or on a page."
      label="Send it out"
      busyLabel="Sending..."
      isBusy={create.isPending}
      error={create.error}
      kept={kept}
      poll={null}
      faultsOf={faultsOf}
      onSubmit={(form) => create.mutate(form)}
      onClose={onClose}
    />
  )
}
