// The frame of our own 16 px line glyphs; what Lucide has, comes from Lucide.
import type { ReactNode } from 'react'

export type GlyphProps = { className?: string; strokeWidth?: number; children: ReactNode }

export function Glyph({ className = 'size-4', strokeWidth = 1.5, children }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}
