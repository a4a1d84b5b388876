// What today's reading of a mail would make, change or make no more.
import { ArrowRight } from 'lucide-react'
import { withDays } from '../../../ui/dates.ts'
import type { ShownDifference } from '../contract.ts'

const words = { new: 'New', changed: 'Changed', gone: 'No longer made' }

export function Differences({ differences }: { differences: readonly ShownDifference[] }) {
  return (
    <ul aria-label="What would differ" className="grid gap-1">
      {differences.map(({ kind, title, sentence, fields }) => (
        <li key={`${kind} ${title}`} className="wrap-text">
          <span className="mr-1.5 text-12 text-ink-2">{words[kind]}</span>
          {title}
          {kind === 'changed' &&
            fields.map((field) => (
              <span key={field.name} className="block pl-3 text-12 text-ink-2">
                {field.name}: {field.before === '' ? 'none' : <del>{withDays(field.before)}</del>}
                <ArrowRight aria-label="becomes" className="mx-1 inline size-3 text-ink-3" />
                <ins className="text-ink no-underline">{withDays(field.after) || 'none'}</ins>
              </span>
            ))}
          {sentence !== '' && kind !== 'gone' && (
            <q className="line-clamp-2 pl-3 text-12 text-ink-2">{sentence}</q>
          )}
        </li>
      ))}
    </ul>
  )
}
