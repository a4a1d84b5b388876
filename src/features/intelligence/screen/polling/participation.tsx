// How many of each department took part; departments too small to show are named together (POLL-18).
import { Lock } from 'lucide-react'
import type { OrgData } from '../../../polling/figures/contract.ts'
import { Meter } from './meter.tsx'
import { participationWord } from './polling-words.ts'

export const strengthOf = (rate: number) => {
  const word = participationWord(rate)
  return word === 'High' ? 'full' : word === 'Medium' ? 'medium' : 'low'
}

export function Participation({ org }: { org: OrgData | null }) {
  const departments = org?.departments.filter(({ parentId }) => parentId === null) ?? []
  if (departments.length === 0) {
    return (
      <p className="py-6 text-center text-13 text-ink-2">
        Departments of the company’s hierarchy appear here, each once it has at least four people.
      </p>
    )
  }
  const open = departments.filter(
    ({ isClosed, participationRate }) => !isClosed && participationRate !== null,
  )
  const closed = departments.filter((one) => !open.includes(one))
  return (
    <>
      <ul>
        {open.map(({ id, name, memberCount, participationRate }) => {
          const rate = participationRate ?? 0
          return (
            <li
              key={id}
              className="grid min-h-8 grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_3rem_3.75rem] items-center gap-3 text-13 not-last:border-b not-last:border-line"
            >
              <span className="truncate">
                {name} <span className="text-ink-3 tabular-nums">{memberCount}</span>
              </span>
              <Meter value={rate} strength={strengthOf(rate)} />
              <span className="text-right font-550 tabular-nums">{rate}%</span>
              <span className="text-12 text-ink-2">{participationWord(rate)}</span>
            </li>
          )
        })}
      </ul>
      {closed.length > 0 && (
        <p className="mt-1 flex items-center gap-2 border-t border-line pt-2.5 text-12 text-ink-2">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {listed(closed.map(({ name }) => name))}: too few to show.
        </p>
      )}
    </>
  )
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(names)
