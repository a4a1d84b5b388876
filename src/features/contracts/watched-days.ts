// The days of a contract that somebody has to think of: the last one for a notice first.
import type { ContractReading, Said } from '../../language/documents/contracts/contract-reading.ts'

export interface WatchedDay extends Said {
  kind: 'notice' | 'end' | 'day'
  iso: string
}

const MOST = 10

/** From a day on, each once, the last day for a notice and the end first. */
export function watchedDays({ notice, end, dates }: ContractReading, today: string): WatchedDay[] {
  const all: WatchedDay[] = [
    ...(notice?.lastDay
      ? [{ kind: 'notice' as const, iso: notice.lastDay, text: notice.text, place: notice.place }]
      : []),
    ...(end ? [{ kind: 'end' as const, iso: end.iso, text: end.place.quote, place: end.place }] : []),
    ...[...dates]
      .sort((one, other) => one.iso.localeCompare(other.iso))
      .map(({ iso, place }) => ({ kind: 'day' as const, iso, text: place.quote, place })),
  ]
  const seen = new Set<string>()
  return all
    .filter(({ iso }) => {
      const isNew = iso.length === 10 && iso >= today && !seen.has(iso)
      seen.add(iso)
      return isNew
    })
    .slice(0, MOST)
}
