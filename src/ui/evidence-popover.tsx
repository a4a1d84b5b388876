// The mark of a proof; on hover, focus or press the proof opens, whose code comes when it is first wanted.
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { type Evidence, madeWords } from './evidence.ts'
import { EvidenceMark } from './evidence-mark.tsx'
import { useHoverIntent } from './hover-intent.ts'
import { lazyComponent } from './lazy.tsx'

const EvidencePopup = lazyComponent(async () => (await import('./evidence-popup.tsx')).EvidencePopup)

export type EvidencePopoverProps = {
  evidence: Evidence
  /** The word for what was made: "task", "poll". */
  thing: string
  /** Takes back what the agent made; absent where it cannot be undone. */
  onUndo?: () => void
  undoLabel?: string
  number?: number
}

/** `isWhole`: the mark answers in all of the positioned box around it. */
export function EvidencePopover({
  number,
  isWhole = false,
  ...proof
}: EvidencePopoverProps & { isWhole?: boolean }) {
  const { evidence, thing } = proof
  const mark = useRef<HTMLButtonElement>(null)
  const hover = useHoverIntent()
  const [wanted, setWanted] = useState(false)
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
  const enter = () => {
    setWanted(true)
    hover.enter()
  }
  return (
    <>
      <button
        ref={mark}
        type="button"
        aria-label={`${madeWords(evidence.agent, thing)}: show the sentence`}
        aria-haspopup="dialog"
        aria-expanded={hover.open}
        onPointerEnter={onMouse(enter)}
        onPointerLeave={onMouse(hover.leave)}
        // Not for a focus that comes from nowhere: so it comes back when the proof closes.
        onFocus={(event) => {
          if (event.relatedTarget && event.currentTarget.matches(':focus-visible')) enter()
        }}
        onBlur={hover.leave}
        onClick={() => {
          setWanted(true)
          hover.pin(!hover.pinned)
        }}
        className={classNames(
          'shrink-0 rounded-full after:absolute',
          isWhole ? 'after:inset-x-0 after:-inset-y-1.5' : 'relative after:-inset-[7px]',
        )}
      >
        <EvidenceMark agent={evidence.agent} number={number} />
      </button>
      {wanted && (
        <EvidencePopup {...proof} mark={mark} hover={hover} onReturn={() => mark.current?.focus()} />
      )}
    </>
  )
}

/** Mark and sentence in one line, which is the button, as it stands below the perforation of a card. */
export function EvidenceLine({
  className,
  prefix,
  ...props
}: EvidencePopoverProps & { className?: string; prefix?: ReactNode }) {
  return (
    <div className={classNames('relative flex min-w-0 items-center gap-[7px] text-12 text-ink-3', className)}>
      <EvidencePopover {...props} isWhole />
      <span className="truncate">
        {prefix}“{props.evidence.sentence}”
      </span>
    </div>
  )
}
