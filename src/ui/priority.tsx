// How urgent something is: a chevron glyph and a word, never colour alone.
import { Glyph } from './glyph.tsx'

export type PriorityMeaning = 'high' | 'medium' | 'low'

const shapes: Record<PriorityMeaning, { path: string; hue: string; word: string }> = {
  high: { path: 'm4 8 4-4 4 4M4 12.5l4-4 4 4', hue: 'text-high', word: 'High' },
  medium: { path: 'M3.5 6h9M3.5 10h9', hue: 'text-medium', word: 'Medium' },
  low: { path: 'm4 6 4 4 4-4', hue: 'text-low', word: 'Low' },
}

export function PriorityBadge({ priority, label }: { priority: PriorityMeaning; label?: string }) {
  const { path, hue, word } = shapes[priority]
  return (
    <span
      className={`inline-flex items-center gap-[3px] text-12 font-medium whitespace-nowrap narrow ${hue}`}
    >
      <Glyph className="size-3" strokeWidth={1.75}>
        <path d={path} />
      </Glyph>
      {label ?? word}
    </span>
  )
}
