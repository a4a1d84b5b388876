// By what the list of articles is narrowed: a row of filters, of which one is on.
import { Chip } from '../../../../ui/chip.tsx'
import type { KnowledgePlace, Shelf } from '../knowledge-place.ts'
import { useKnowledge } from '../use-knowledge.ts'

export interface ShelvesProps {
  place: KnowledgePlace
  setPlace: (place: KnowledgePlace) => void
}

const names: readonly [Shelf, string][] = [
  ['due', 'To verify'],
  ['drafts', 'Drafts'],
  ['documents', 'Documents'],
  ['mine', 'Mine'],
  ['public', 'Public'],
  ['deleted', 'Deleted'],
]

export function Shelves({ place, setPlace }: ShelvesProps) {
  const { data: held } = useKnowledge()
  const counts: Partial<Record<Shelf, number>> = { due: held?.due ?? 0, drafts: held?.drafts ?? 0 }
  return (
    <div role="group" aria-label="Narrow the list" className="mt-2.5 flex flex-wrap gap-1.5">
      {names.map(([shelf, name]) => {
        const isOn = place.shelf === shelf
        const count = counts[shelf] ?? 0
        return (
          <Chip
            key={shelf}
            pressed={isOn}
            onClick={() => setPlace({ ...place, shelf: isOn ? 'all' : shelf })}
          >
            {name}
            {count > 0 && <span className="text-ink-3 tabular-nums">{count}</span>}
          </Chip>
        )
      })}
    </div>
  )
}
