// The round mark of place and date over a mail's head; decoration, since the date stands beside it as text.
import { useId } from 'react'

export type PostmarkProps = {
  /** Where it came from, for example the company; cut to 14 letters. */
  place: string
  /** For example "10 MAR" and "09:12". */
  date: string
  time: string
  className?: string
}

const waves = [
  'M78 22c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0',
  'M79 33c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 21 0',
  'M79 44c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 21 0',
  'M78 55c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0',
].join('')

export function Postmark({ place, date, time, className = 'text-ink-3 opacity-60' }: PostmarkProps) {
  const id = useId()
  return (
    <svg
      width="168"
      height="76"
      viewBox="0 0 168 76"
      fill="none"
      stroke="currentColor"
      className={`-rotate-[4deg] ${className}`}
      aria-hidden
    >
      <path d={waves} strokeWidth="1.2" />
      <circle cx="38" cy="38" r="36.5" strokeWidth="1.4" />
      <circle cx="38" cy="38" r="24" strokeWidth="1" />
      <path id={`${id}top`} d="M10.5 38a27.5 27.5 0 0 1 55 0" stroke="none" />
      <path id={`${id}bottom`} d="M6.5 38a31.5 31.5 0 0 0 63 0" stroke="none" />
      <g
        fill="currentColor"
        stroke="none"
        fontSize="7.6"
        fontWeight="600"
        letterSpacing="1.1"
        textAnchor="middle"
      >
        <text>
          <textPath href={`#${id}top`} startOffset="50%">
            {place.slice(0, 14).toLocaleUpperCase()}
          </textPath>
        </text>
        <text>
          <textPath href={`#${id}bottom`} startOffset="50%">
            MAILCREW
          </textPath>
        </text>
        <text x="38" y="36.5" fontSize="10.5" letterSpacing=".3">
          {date.toLocaleUpperCase()}
        </text>
        <text x="38" y="47.5" fontSize="9" letterSpacing=".3" fontWeight="500">
          {time}
        </text>
      </g>
    </svg>
  )
}
