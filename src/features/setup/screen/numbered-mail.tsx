// The pasted mail with its lines numbered; those that a decision rests on stand out.
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** Lines that are drawn: a mail of a million characters has attachments, whose lines nobody reads. */
const MOST_LINES = 1_000

export function NumberedMail({ raw, marked }: { raw: string; marked: readonly number[] }) {
  const lines = raw.split(/\r?\n/)
  const body = lines.findIndex((line, at) => at > 0 && line.trim() === '')
  const frame = useRef<HTMLElement>(null)
  const [first] = marked
  useEffect(() => {
    frame.current?.querySelector(`[data-line="${first ?? 0}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [first])
  return (
    <section
      ref={frame}
      aria-label="The mail, line by line"
      // It scrolls by keys, too.
      tabIndex={0}
      className="max-h-[32rem] overflow-auto py-2.5 font-(family-name:--font-code) text-[11.5px] leading-[17.5px] text-ink-2"
    >
      {lines.slice(0, MOST_LINES).map((line, at) => {
        const isMarked = marked.includes(at + 1)
        const colon = body < 0 || at < body ? headOf(line) : 0
        return (
          <div
            // biome-ignore lint: a line has no identity beyond its place
            key={at}
            data-line={at + 1}
            className={classNames(
              'grid grid-cols-[2.375rem_minmax(0,1fr)] gap-3.5 pr-5 whitespace-pre-wrap wrap-text',
              isMarked && 'bg-accent-tint text-ink',
            )}
          >
            <span
              className={classNames(
                'text-right text-[10.5px] select-none',
                isMarked ? 'text-ink-2' : 'text-ink-3',
              )}
            >
              {at + 1}
            </span>
            <span>
              {colon > 0 && <b className="font-semibold text-ink">{line.slice(0, colon)}</b>}
              {line.slice(colon) || ' '}
            </span>
          </div>
        )
      })}
      {lines.length > MOST_LINES && (
        <p className="px-5 py-2 text-ink-3">{lines.length - MOST_LINES} more lines</p>
      )}
    </section>
  )
}

/** Characters of the name of a header field with its colon; 0 for a line that is none. */
function headOf(line: string): number {
  const colon = line.indexOf(':')
  return colon > 0 && !/\s/.test(line.slice(0, colon)) ? colon + 1 : 0
}
