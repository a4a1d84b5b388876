// How far a piece of work is, by meaning: a ring glyph that fills, always with its word.
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Glyph } from './glyph.tsx'

export type StatusMeaning = 'created' | 'pending' | 'progress' | 'review' | 'blocked' | 'done'

const ring = <circle cx="8" cy="8" r="5.5" />

const glyphs: Record<StatusMeaning, ReactNode> = {
  created: <circle cx="8" cy="8" r="5.5" strokeDasharray="2.1 2.2" />,
  pending: ring,
  progress: (
    <>
      {ring}
      <path d="M8 4.8a3.2 3.2 0 0 1 0 6.4z" fill="currentColor" stroke="none" />
    </>
  ),
  review: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2.2" fill="currentColor" stroke="none" />
    </>
  ),
  blocked: (
    <>
      {ring}
      <path d="M5.3 8h5.4" strokeWidth="2" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="6.25" fill="currentColor" stroke="none" />
      <path d="m5.3 8.2 1.9 1.9 3.6-3.9" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
}

const hues: Record<StatusMeaning, string> = {
  created: 'text-created',
  pending: 'text-pending',
  progress: 'text-progress',
  review: 'text-review',
  blocked: 'text-blocked',
  done: 'text-done',
}

export const statusWords: Record<StatusMeaning, string> = {
  created: 'Created',
  pending: 'Pending',
  progress: 'In progress',
  review: 'In review',
  blocked: 'Blocked',
  done: 'Done',
}

/** The glyph alone, for a place where the word stands beside it. */
export function StatusGlyph({ status, className = 'size-4' }: { status: StatusMeaning; className?: string }) {
  return (
    <span className={`inline-flex ${hues[status]}`}>
      <Glyph className={className}>{glyphs[status]}</Glyph>
    </span>
  )
}

/** Glyph and word on the status's tint; `label` replaces the usual word. */
export function StatusBadge({ status, label }: { status: StatusMeaning; label?: string }) {
  return (
    <Badge tone={status} icon={<Glyph>{glyphs[status]}</Glyph>}>
      {label ?? statusWords[status]}
    </Badge>
  )
}
