// Loading, empty, failing, long work, and bands that stand out.
import { AgentAddress } from '../address.tsx'
import { AgentStamp } from '../agent-stamp.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { EmptyTray, LensOverSheet } from '../illustration.tsx'
import { Notice } from '../notice.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../skeleton.tsx'
import { SortProgress } from '../sort-code.tsx'
import { Part } from './part.tsx'

const box = 'min-h-[420px] rounded-panel p-4 ring-line'

export function StatesPart() {
  return (
    <Part title="States" wide>
      <Notice
        tone="danger"
        title="Sentiment fell 15 points in two weeks."
        action={
          <Button size="sm" variant="ghost">
            Read the evidence
          </Button>
        }
        onDismiss={() => {}}
      >
        “Workload” was named in 7 of 12 mails.
      </Notice>
      <Notice tone="warning" title="Held.">
        This mail waits for a check of its sender.
      </Notice>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        <Loading label="Loading tasks" className={`grid grid-cols-1 content-start gap-2 ${box}`}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonRows rows={2} />
        </Loading>
        <EmptyState
          title="No tasks yet"
          className={box}
          action={<AgentAddress agent="tula" address="tula.northwind@mail.example.com" />}
        >
          Send an email to create your first task automatically
        </EmptyState>
        <ErrorState title="Error loading tasks" className={box} onRetry={() => {}}>
          The server did not answer within 10 seconds. Your tasks are safe; nothing was changed.
        </ErrorState>
        <EmptyState title="Nothing waits for you" illustration={<EmptyTray />}>
          What an agent is not sure of appears here.
        </EmptyState>
        <EmptyState title="Nothing found" illustration={<LensOverSheet />}>
          Try fewer words.
        </EmptyState>
        <div className="flex items-start gap-3 self-center rounded-card bg-raised p-3.5 text-13 shadow-float">
          <AgentStamp agent="alex" size={28} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">Reading Launch plan v4.pdf</p>
            <p className="mb-2 text-ink-2 tabular-nums">Page 7 of 12</p>
            <SortProgress hash="launch-plan" value={7} max={12} label="Page 7 of 12" />
          </div>
        </div>
      </div>
    </Part>
  )
}
