// Changes an open poll or a draft: what it asks, of whom, until when and how it counts.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { changePoll, getPoll, type Poll } from '../../contract.ts'
import { refreshPolls } from '../refresh-polls.ts'
import { useKeptForm } from './kept-form.ts'
import { changeOf, formOf, type PollChange, undoOf } from './poll-change.ts'
import { faultsOf, type PollForm } from './poll-form.ts'
import { PollFormDialog } from './poll-form-dialog.tsx'

export function EditPollDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const queryClient = useQueryClient()
  const kept = useKeptForm(String(poll.id), () => ({ form: formOf(poll), base: poll }))
  const base = kept.base ?? poll
  const params = { id: poll.id }
  const show = (next: Poll) => {
    queryClient.setQueryData(keyOf(getPoll, params), next)
    void refreshPolls(queryClient)
  }
  const undo = useAct((body: PollChange) => api(changePoll, { params, body }), {
    failed: { title: 'Failed to take the change back' },
    done: show,
  })
  const save = useAct((body: PollChange) => api(changePoll, { params, body }), {
    failed: 'Failed to change the poll',
    inForm: true,
    done: (next: Poll, body) => {
      kept.drop()
      show(next)
      const back = undoOf(body, base, next)
      toast({
        ...{ kind: 'success', title: 'Poll changed', description: next.question },
        ...(back && { action: { label: UNDO, onPress: () => undo.mutate(back) } }),
      })
      onClose()
    },
  })
  const isDraft = poll.status === 'draft'
  const goneOptions = poll.options.filter(({ id }) => kept.form.goneOptions.includes(id)).length
  const goneVoters = poll.voters.filter(({ id }) => kept.form.goneVoters.includes(id)).length
  const there = {
    options: poll.options.length - goneOptions,
    voters: poll.voters.length - goneVoters,
    // A draft may still lack something.
    needs: !isDraft,
  }
  function submit(form: PollForm) {
    const change = changeOf(form, base)
    if (Object.keys(change).length > 0) save.mutate(change)
    else {
      kept.drop()
      onClose()
    }
  }
  return (
    <PollFormDialog
      title="Edit poll"
      description={
        isDraft
          ? 'Nobody has been asked yet.'
          : 'Everybody asked gets a mail when what they were told changes.'
      }
      label="Save"
      busyLabel="Saving..."
      isBusy={save.isPending}
      error={save.error}
      kept={kept}
      poll={poll}
      faultsOf={(form) => ({
        ...faultsOf(form, there),
        ...(form.closesAt === '' ? { closesAt: 'Say when it closes' } : {}),
      })}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
