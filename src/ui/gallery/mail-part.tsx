// A mail's head and body with marked sentences, and its receipt.
import { Check, Ellipsis } from 'lucide-react'
import { AgentStamp } from '../agent-stamp.tsx'
import { Badge } from '../badge.tsx'
import { EvidenceMark, MarkedSentence } from '../evidence-mark.tsx'
import { Avatar } from '../person.tsx'
import { Postmark } from '../postmark.tsx'
import { PriorityBadge } from '../priority.tsx'
import { SortCode } from '../sort-code.tsx'
import { StatusBadge } from '../status.tsx'
import { Part } from './part.tsx'

export function MailPart() {
  return (
    <Part title="Mail and receipt" wide>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_332px]">
        <MailSample />
        <ReceiptSample />
      </div>
    </Part>
  )
}

function MailSample() {
  return (
    <article className="rounded-card bg-surface p-6 shadow-card max-md:p-4">
      <header className="flex border-b border-line">
        <div className="min-w-0 flex-1">
          <h3 className="text-20 font-semibold">Garden fair: next steps</h3>
          <div className="mt-3.5 flex items-center gap-3 pb-4">
            <Avatar name="Ivan Novak" size="md" />
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-semibold">
                Ivan Novak
                <Badge tone="success" icon={<Check aria-hidden />}>
                  Verified
                </Badge>
              </p>
              <p className="text-12 leading-[18px] text-ink-2 tabular-nums">
                Feb 17, 2026, 09:12 · to rosa, tula · cc bob
              </p>
            </div>
          </div>
        </div>
        <div className="-mt-1 -mr-10 -ml-36 max-md:hidden">
          <Postmark place="Example" date="17 Feb" time="09:12" />
        </div>
      </header>
      <div className="max-w-measure space-y-3 pt-4 text-15">
        <p>
          Rosa,{' '}
          <MarkedSentence agent="tula" number={1}>
            could you collect the sponsor logos
          </MarkedSentence>{' '}
          before the 26th? The printer cannot use the old ones.
        </p>
        <p>
          For the rehearsal I see two dates:{' '}
          <MarkedSentence agent="polly" number={2}>
            Tuesday at 10:00 or Wednesday at 14:00
          </MarkedSentence>
          . Tell me what suits you.
        </p>
      </div>
      <button
        type="button"
        className="mt-4 inline-flex h-6 items-center gap-[7px] rounded-control bg-sunken px-[9px] text-12 text-ink-2 hover:text-ink"
      >
        <Ellipsis aria-hidden className="size-3.5" />
        Signature and 14 quoted lines
      </button>
    </article>
  )
}

function ReceiptSample() {
  return (
    <div>
      <div className="rounded-t-card bg-surface px-4 pt-[15px] shadow-card">
        <div className="flex items-center gap-[11px]">
          <AgentStamp agent="tula" size={40} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">Receipt from Tula</p>
            <p className="text-13 text-ink-2 tabular-nums">to Ivan, 09:12:04</p>
          </div>
          <StatusBadge status="done" label="Processed" />
        </div>
        <div className="mt-[15px]">
          <SortCode hash="4be1f2" step="Applied" />
        </div>
        <p className="perforated-t -mx-4 mt-3.5 px-4 pt-3 pb-3.5 text-13 text-ink-2">
          <strong className="font-semibold text-ink">1 task, 1 poll.</strong> Read by rules in 0.4 s. Wrong?
          Reply <code className="font-mono text-12">#undo</code> or{' '}
          <a href="#undo" className="link">
            undo here
          </a>
          .
        </p>
      </div>
      <ol className="mt-px divide-y divide-line rounded-b-card bg-surface shadow-card">
        <li className="flex items-start gap-2.5 px-4 py-3">
          <EvidenceMark agent="tula" number={1} />
          <div>
            <p className="font-550">Collect the sponsor logos</p>
            <PriorityBadge priority="high" />
          </div>
        </li>
        <li className="flex items-start gap-2.5 px-4 py-3">
          <EvidenceMark agent="polly" number={2} />
          <p className="font-550">When do we rehearse?</p>
        </li>
      </ol>
    </div>
  )
}
