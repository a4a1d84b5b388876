// How far a long work has come.

export type ProgressBarProps = { label: string; done: number; total: number }

/** Of unknown length while `total` is 0. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const share = total === 0 ? 0 : Math.min(1, done / total)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={total === 0 ? undefined : Math.round(share * 100)}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left bg-accent transition-[scale] duration-(--d-2)"
        style={{ scale: `${share} 1` }}
      />
    </div>
  )
}
