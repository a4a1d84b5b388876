// The sign of a department or a team, with its word for screen readers.
import { Building, Users } from 'lucide-react'
import type { UnitKind } from '../hierarchy/contract.ts'

export const kindNames: Record<UnitKind, string> = { department: 'Department', team: 'Team' }

export function UnitGlyph({ kind }: { kind: UnitKind }) {
  const Glyph = kind === 'department' ? Building : Users
  return (
    <>
      <Glyph aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="sr-only">{kindNames[kind]}</span>
    </>
  )
}
