// The proof on hover, focus or press: who made it, how sure, the sentence in its context, and the way to the mail.
import { Popover as Radix } from 'radix-ui'
import type { PointerEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { AgentStamp } from './agent-stamp.tsx'
import { classNames } from './class-names.ts'
import { formatDate, formatTime } from './dates.ts'
import { type Evidence, madeWords, readingWords } from './evidence.ts'
import { EvidenceMark } from './evidence-mark.tsx'
import { useHoverIntent } from './hover-intent.ts'

export type EvidencePopoverProps = {
  evidence: Evidence
  /** The word for what was made: "task", "poll". */
  thing: string
  /** Takes back what the agent made; absent where it cannot be undone. */
  onUndo?: () => void
  undoLabel?: string
  number?: number
}

export function EvidencePopover({
  evidence,
  thing,
  onUndo,
  undoLabel = 'Undo',
  number,
}: EvidencePopoverProps) {
  const hover = useHoverIntent()
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
  return (
    <Radix.Root open={hover.open} onOpenChange={(open) => hover.pin(open)}>
      <Radix.Trigger
        aria-label={`${madeWords(evidence.agent, thing)}: show the sentence`}
        onPointerEnter={onMouse(hover.enter)}
        onPointerLeave={onMouse(hover.leave)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && hover.enter()}
        onBlur={hover.leave}
        onClick={(event) => {
          event.preventDefault()
          hover.pin(!hover.pinned)
        }}
        className="relative shrink-0 rounded-full after:absolute after:-inset-[7px]"
      >
        <EvidenceMark agent={evidence.agent} number={number} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={madeWords(evidence.agent, thing)}
          align="start"
          alignOffset={-14}
          sideOffset={7}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            if (!hover.pinned) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            if (!hover.pinned) event.preventDefault()
          }}
          onPointerEnter={onMouse(hover.enter)}
          onPointerLeave={onMouse(hover.leave)}
          data-agent={evidence.agent}
          className="ui-pop z-50 w-[336px] max-w-[calc(100vw-16px)] rounded-panel bg-raised px-4 pt-3.5 pb-3 text-ink shadow-float outline-none [--ground:var(--raised)]"
        >
          <Radix.Arrow className="fill-raised" width={13} height={6} />
          <EvidenceCard evidence={evidence} thing={thing} />
          <WaysOn href={evidence.href} onUndo={onUndo} undoLabel={undoLabel} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/* To the mail, and back to before: below the proof where there is either. */
function WaysOn({ href, onUndo, undoLabel }: { href?: string; onUndo?: () => void; undoLabel: string }) {
  if (href === undefined && !onUndo) return null
  return (
    <footer className="perforated-t -mx-4 mt-[11px] flex justify-between px-4 pt-2.5 text-12">
      {href === undefined ? (
        <span />
      ) : (
        <Link href={href} className="link">
          Open mail at this sentence
        </Link>
      )}
      {onUndo && (
        <button
          type="button"
          onClick={onUndo}
          className="-m-1 rounded-control p-1 text-ink-2 hover:bg-hover hover:text-ink"
        >
          {undoLabel}
        </button>
      )}
    </footer>
  )
}

/** The inner part of the popover, also usable where evidence stands open on the page. */
export function EvidenceCard({ evidence, thing }: { evidence: Evidence; thing: string }) {
  return (
    <div data-agent={evidence.agent}>
      <div className="flex items-center gap-2.5">
        <AgentStamp agent={evidence.agent} size={28} />
        <div className="min-w-0">
          <p className="text-14 font-semibold tracking-[-0.004em]">{madeWords(evidence.agent, thing)}</p>
          <p className="inscription text-12 text-ink-3">{readingWords(evidence)}</p>
        </div>
      </div>
      <blockquote className="mt-[11px] mb-2.5 text-14 leading-[22px] wrap-text">
        “{evidence.before}
        <mark className="marked-sentence">{evidence.sentence}</mark>
        {evidence.after}”
      </blockquote>
      <p className="text-12 leading-5 text-ink-2 wrap-text">
        {evidence.sender} in <strong className="font-550 text-ink">{evidence.subject}</strong>
        <br />
        <time dateTime={evidence.at} className="tabular-nums">
          {formatDate(evidence.at)}, {formatTime(evidence.at)}
        </time>
      </p>
    </div>
  )
}

/** Mark and sentence in one line, as it stands below the perforation of a card; `isSaid`: the card says it already. */
export function EvidenceLine({
  className,
  prefix,
  isSaid = false,
  ...props
}: EvidencePopoverProps & { className?: string; prefix?: ReactNode; isSaid?: boolean }) {
  const { sentence, sender, at } = props.evidence
  return (
    <div className={classNames('flex min-w-0 items-center gap-[7px] text-12 text-ink-3', className)}>
      <EvidencePopover {...props} />
      <span className="truncate">
        {prefix}
        {isSaid ? `${sender}, ${formatDate(at)}` : `“${sentence}”`}
      </span>
    </div>
  )
}
