// Below what became of a mail: read it again, by rules or by the model, see what would differ, and apply it.
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CollapsibleSection } from '../../../ui/collapsible.tsx'
import type { MailReading, ReaderName } from '../contract.ts'
import { Differences } from './differences.tsx'
import { useMailReading } from './use-mail-reading.ts'

type ReadAgainProps = { deliveryId: number; onApplied: () => void }

export function ReadAgain({ deliveryId, onApplied }: ReadAgainProps) {
  const [by, setBy] = useState<ReaderName | null>(null)
  const { read, apply } = useMailReading(deliveryId, onApplied)
  const start = (reader: ReaderName) => {
    setBy(reader)
    apply.reset()
    read.mutate(reader)
  }
  return (
    <div className="mt-3 overflow-hidden rounded-card bg-surface shadow-card">
      <CollapsibleSection title="Read again" defaultOpen={false}>
        <div className="grid gap-3 text-13">
          <div className="flex flex-wrap gap-2">
            {(['rules', 'model'] as const).map((reader) => (
              <Button
                key={reader}
                size="sm"
                busy={read.isPending && by === reader}
                busyLabel="Reading..."
                disabled={read.isPending || apply.isPending}
                onClick={() => start(reader)}
              >
                {reader === 'rules' ? 'By rules' : 'By the model'}
              </Button>
            ))}
          </div>
          {read.isPending && by === 'model' && (
            <p className="text-ink-2" role="status">
              The model is thinking. You can leave this page; nothing changes before you apply it.
            </p>
          )}
          {read.data && !read.isPending && (
            <Reading reading={read.data}>
              <Button
                size="sm"
                variant="primary"
                busy={apply.isPending}
                busyLabel="Applying..."
                onClick={() => by !== null && apply.mutate({ by, seen: read.data.seen })}
              >
                Apply
              </Button>
            </Reading>
          )}
        </div>
      </CollapsibleSection>
    </div>
  )
}

const readerName = (model: string | null) => model ?? 'rules'

function Reading({ reading, children }: { reading: MailReading; children: ReactNode }) {
  const { readBy, model, differences } = reading
  const before = `This mail was read by ${readerName(readBy)}.`
  if (differences.length === 0)
    return (
      <p className="text-ink-2" role="status">
        {before} Read by {readerName(model)}, it comes to the same.
      </p>
    )
  return (
    <div className="grid gap-2.5">
      <p className="text-ink-2" role="status">
        {before} Read by {readerName(model)}, this would differ:
      </p>
      <Differences differences={differences} />
      <div>{children}</div>
    </div>
  )
}
