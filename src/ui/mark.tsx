// The product's mark: five bars of a sort code that make an M.

export function Mark({ className = 'size-[22px] text-accent' }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 22" fill="currentColor" className={className} aria-hidden>
      <rect x="1" y="2" width="2.8" height="18" />
      <rect x="5.3" y="2" width="2.8" height="10" />
      <rect x="9.6" y="7" width="2.8" height="9" />
      <rect x="13.9" y="2" width="2.8" height="10" />
      <rect x="18.2" y="2" width="2.8" height="18" />
    </svg>
  )
}

/** Mark and name, as they stand in a header. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-15 font-semibold tracking-[-0.012em]">
      <Mark />
      Mailcrew
    </span>
  )
}
