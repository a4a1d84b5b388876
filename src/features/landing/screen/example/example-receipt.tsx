// What Tula answers to the mail of the example, and how far the mail has come.
import { firstAgent } from '../../../../crew/crew.ts'
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import type { SortStep } from '../../../../ui/sort-bars.ts'
import { SortCode } from '../../../../ui/sort-code.tsx'
import { cast, mail } from './story.ts'
import type { Stage } from './use-stage.ts'

const says: Record<Stage, { step: SortStep; title: string; words: string }> = {
  mail: {
    step: 'Routed',
    title: 'The mail is in',
    words: `It is stored, and ${firstAgent.name} has it next.`,
  },
  board: {
    step: 'Answered',
    title: '3 tasks for 3 people',
    words: 'Each shows its sentence. Wrong? Reply with #undo.',
  },
  replies: {
    step: 'Answered',
    title: '1 task done, 1 begun',
    words: 'Two plain replies moved them. Nobody opened the board.',
  },
}

export function ExampleReceipt({ stage }: { stage: Stage }) {
  const { step, title, words } = says[stage]
  return (
    <div className="rounded-card bg-surface px-4 pt-3.5 pb-3 shadow-card">
      <div className="flex items-center gap-3">
        <AgentStamp agent={firstAgent.type} size={40} />
        <div className="min-w-0">
          <p className="text-14 font-semibold">{title}</p>
          <p className="text-13 text-ink-2">{words}</p>
        </div>
      </div>
      <div className="perforated-t -mx-4 mt-3 px-4 pt-3">
        <SortCode hash={cast[mail.from].email} step={step} bars={80} />
      </div>
    </div>
  )
}
