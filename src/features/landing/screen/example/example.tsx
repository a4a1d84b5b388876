// A mail becoming a board, with the parts that the app itself is made of.
import { useMemo, useRef, useState } from 'react'
import { firstAgent } from '../../../../crew/crew.ts'
import { ExampleBoard } from './example-board.tsx'
import { ExampleMail } from './example-mail.tsx'
import { ExampleReceipt } from './example-receipt.tsx'
import { StageChoice } from './stage-choice.tsx'
import { board, sentAt } from './story.ts'
import { useStage } from './use-stage.ts'
import './example.css'

export function Example() {
  const place = useRef<HTMLElement>(null)
  const [stage, choose] = useStage(place)
  // The day of the mail stays, also when the page stands open over midnight.
  const [sent] = useState(() => sentAt(new Date()))
  const tasks = useMemo(() => (stage === 'mail' ? [] : board(sent, stage === 'replies')), [stage, sent])
  return (
    <figure
      ref={place}
      aria-label={`Example: a mail, the board that ${firstAgent.name} makes of it, and what replies change`}
      data-stage={stage}
      className="landing-example min-w-0 overflow-hidden rounded-panel bg-surface text-14 shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-3 py-2">
        <StageChoice stage={stage} onChoose={choose} />
        <p className="px-1 text-12 text-ink-3 max-md:hidden">An example. The people in it are made up.</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <ExampleMail sent={sent} />
        {/* The mail is what the board was torn from. */}
        <div className="relative flex min-w-0 flex-col border-dashed border-line-2 bg-canvas max-lg:border-t lg:border-l">
          <ExampleBoard tasks={tasks} />
          <div className="px-3 pb-3 md:absolute md:right-0 md:bottom-0 md:w-2/3">
            <ExampleReceipt stage={stage} />
          </div>
        </div>
      </div>
    </figure>
  )
}
