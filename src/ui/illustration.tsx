// Line drawings of 176 by 112 for empty and failing places, each with one element in colour.
import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="176"
      height="112"
      viewBox="0 0 176 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="text-ink-3"
      aria-hidden
    >
      {children}
    </svg>
  )
}

/** A sorting frame with one letter on its way into a box: nothing has come yet. */
export function SortingFrame() {
  return (
    <Drawing>
      <path d="M24.5 10.5h127v92h-127zM24.5 41.5h127M24.5 72.5h127M66.5 10.5v92M109.5 10.5v92M14 102.5h148" />
      <g fill="var(--surface)">
        <path d="M116 36.5v-15h28v15z" />
        <path d="M116 21.5l14 9 14-9" />
      </g>
      <g transform="rotate(-7 92 60)" stroke="var(--accent)" fill="var(--accent-tint)">
        <path d="M69 51.5h42v27H69z" fill="var(--surface)" />
        <path d="M69 51.5l21 14 21-14" />
      </g>
      <path
        d="M34 92v7M38 89v7M42 92v4M46 89v10M50 92v7M54 89v7"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="butt"
      />
    </Drawing>
  )
}

/** An empty tray: everything has been dealt with. */
export function EmptyTray() {
  return (
    <Drawing>
      <path d="M14 102.5h148" />
      <path d="M38 102.5V70.5l18-34h64l18 34v32" fill="var(--surface)" />
      <path d="M38 70.5h32c2 8 8 12 18 12s16-4 18-12h32" />
      <path d="m78 52 7 7 13-15" stroke="var(--accent)" strokeWidth="1.75" />
    </Drawing>
  )
}

/** A lens over a sheet: the search found nothing. */
export function LensOverSheet() {
  return (
    <Drawing>
      <path d="M14 102.5h148" />
      <path d="M52.5 18.5h52l16 16v68h-68z" fill="var(--surface)" />
      <path d="M104.5 18.5v16h16M64 46h30M64 58h22M64 70h16M64 82h22" />
      <circle cx="108" cy="68" r="17" fill="var(--surface)" stroke="var(--accent)" />
      <path d="m120.5 80.5 13 13" stroke="var(--accent)" strokeWidth="1.75" />
    </Drawing>
  )
}

/** A letter with a red mark: it could not be delivered. */
export function TroubledLetter() {
  return (
    <Drawing>
      <path d="M14 102.5h148" />
      <path d="M48 36.5h80v54H48z" fill="var(--surface)" />
      <path d="M48 36.5l40 28 40-28M48 90.5l30-33M128 90.5l-30-33" />
      <circle cx="128" cy="36" r="15" fill="var(--surface)" stroke="var(--danger)" />
      <path d="M128 29v8M128 42.5v.1" stroke="var(--danger)" strokeWidth="1.75" />
    </Drawing>
  )
}
