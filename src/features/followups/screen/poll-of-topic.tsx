// The window in which people are asked about what was said: the poll's own form, with a question, options and people.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf, faultsOf, type PollForm } from '../../polls/screen/form/poll-form.ts'
import { PollFormDialog } from '../../polls/screen/form/poll-form-dialog.tsx'
import type { Became, Topic } from './follow-ups.ts'
import { proposedPoll } from './proposals.ts'
import { useTakeUp } from './use-take-up.ts'

interface PollOfTopicProps {
  topic: Topic
  became: Became
  onClose: () => void
}

export function PollOfTopic(props: PollOfTopicProps) {
  const people = useQuery({
    queryKey: ['people to ask', props.topic.key],
    queryFn: () => props.became.people(),
  })
  // Nobody is proposed where they cannot be read.
  if (people.isPending) return null
  return <Filled {...props} people={people.data ?? []} />
}

function Filled({ topic, became, onClose, people }: PollOfTopicProps & { people: readonly string[] }) {
  const [form, setForm] = useState<PollForm>(() => proposedPoll(topic, people))
  const [isTouched, setTouched] = useState(false)
  const { takeUp } = useTakeUp(became)
  const change = (part: Partial<PollForm>) => {
    setTouched(true)
    setForm((before) => ({ ...before, ...part }))
  }
  return (
    <PollFormDialog
      title="Ask in a poll"
      description={
        topic.isForManagers
          ? 'Only managers see this insight. Everybody you name sees what you write here.'
          : 'Everybody you name gets a mail. Everybody who reads this page sees the question, and that it is decided.'
      }
      label="Send it out"
      busyLabel="Sending..."
      isBusy={takeUp.isPending}
      error={takeUp.error}
      kept={{ form, change, isTouched, drop: () => {} }}
      poll={null}
      faultsOf={faultsOf}
      onSubmit={(filled) =>
        takeUp.mutate(
          { key: topic.key, course: { kind: 'poll', poll: bodyOf(filled, Date.now()) } },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
