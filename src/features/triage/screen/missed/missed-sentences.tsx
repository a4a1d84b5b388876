// The sentences of a mail that became no task, each of which a press makes one.
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { useMissed, usePressSentence } from './use-missed.ts'

export function MissedSentences({ deliveryId }: { deliveryId: number }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-3">
      <Button size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        A task is missing
      </Button>
      <div id={id}>{open && <SentenceList deliveryId={deliveryId} />}</div>
    </div>
  )
}

function SentenceList({ deliveryId }: { deliveryId: number }) {
  const missed = useMissed(deliveryId)
  const press = usePressSentence(deliveryId)
  return (
    <Loaded
      of={missed}
      failed="The sentences could not be loaded"
      waiting={
        <Loading label="Loading the sentences" className="mt-3 grid gap-3">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Loading>
      }
    >
      {({ sentences }) =>
        sentences.length === 0 ? (
          <p className="mt-3 text-13 text-ink-2">Nothing is left in this mail that is no task yet.</p>
        ) : (
          <>
            <p className="mt-3 text-13 text-ink-2">
              Press what should have become a task. Mails like this one are read better from then on.
            </p>
            <ul
              aria-label="Sentences without a task"
              className="mt-2 divide-y divide-line border-y border-line"
            >
              {sentences.map((sentence) => (
                <li key={sentence} className="flex items-start gap-3 py-2">
                  <span className="wrap-text min-w-0 flex-1 text-13">{sentence}</span>
                  <Button
                    size="sm"
                    disabled={press.isPending}
                    aria-label={`Make a task: ${sentence}`}
                    onClick={() => press.mutate(sentence)}
                  >
                    Make a task
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}
