// The proof itself: who made it, how sure, the sentence in its context, and the way to the mail.
import { Popover as Radix } from 'radix-ui'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { AgentStamp } from './agent-stamp.tsx'
import { formatDate, formatTime } from './dates.ts'
import { type Evidence, madeWords, readingWords } from './evidence.ts'
import type { HoverIntent } from './hover-intent.ts'

export type EvidencePopupProps = {
  evidence: Evidence
  thing: string
  onUndo?: () => void
  undoLabel?: string
  /** The mark that it belongs to. */
  mark: RefObject<HTMLButtonElement | null>
  hover: HoverIntent
  /** Gives the focus back to the mark. */
  onReturn: () => void
}

export function EvidencePopup(props: EvidencePopupProps) {
  const { evidence, thing, onUndo, undoLabel = 'Undo', mark, hover, onReturn } = props
  const content = useRef<HTMLDivElement>(null)
  const tookFocus = useRef(false)
  const isPinned = hover.open && hover.pinned
  // A press pins what the pointer had opened, and the focus follows.
  useEffect(() => {
    if (!isPinned || !content.current || content.current.contains(document.activeElement)) return
    tookFocus.current = true
    content.current.focus()
  }, [isPinned])

  function leave(event: Event) {
    event.preventDefault()
    const isLost =
      document.activeElement === document.body || content.current?.contains(document.activeElement)
    if (tookFocus.current && isLost) onReturn()
    tookFocus.current = false
  }

  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
  return (
    <Radix.Root open={hover.open} onOpenChange={(open) => hover.pin(open)}>
      <Radix.Anchor virtualRef={mark} />
      <Radix.Portal>
        <Radix.Content
          ref={content}
          aria-label={madeWords(evidence.agent, thing)}
          align="start"
          alignOffset={-14}
          sideOffset={7}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            if (hover.pinned) tookFocus.current = true
            else event.preventDefault()
          }}
          onCloseAutoFocus={leave}
          // A press on the mark is the mark's own business.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && mark.current?.contains(event.target)) event.preventDefault()
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
