// Search: one endpoint for what all features let people find, and the words that it knows.

import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { serve } from '../../kit/serve.ts'
import type { Searchables } from '../../records/searchable.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { type FoundGroup, search } from './contract.ts'
import { searchFor } from './search.ts'
import { findTrigrams } from './search-store.ts'
import { searchTools } from './search-tools.ts'
import { sweepWords } from './sweep-words.ts'

const SWEEP_MS = 6 * 60 * 60_000

export interface SearchFeature extends Feature {
  /** What the person may read and the words find, as the header's search has it; nothing for no words. */
  find(scope: Scope, typed: string): Promise<readonly FoundGroup[]>
}

/** `others`: all features whose records can be found. */
export function searching({ db, system }: AppServices, others: readonly Feature[]): SearchFeature {
  const searchables: Searchables = Object.assign({}, ...others.map((one) => one.search ?? {}))
  let trigrams: Promise<boolean> | null = null
  const services = {
    db,
    searchables: () => searchables,
    hasTrigrams: () => {
      trigrams ??= findTrigrams(asSystem(db, system)).catch((error: unknown) => {
        // A database that is away for once is asked again.
        trigrams = null
        throw error
      })
      return trigrams
    },
  }
  return feature({
    name: 'search',
    tools: searchTools,
    async find(scope: Scope, typed: string) {
      if (typed.trim() === '') return []
      return (await searchFor(services, scope, { typed, kind: null, projectId: null, opened: [] })).groups
    },
    routes: [
      serve(search, ({ scope, query }) =>
        searchFor(services, scope, {
          typed: query.q,
          kind: query.kind ?? null,
          projectId: query.project ?? null,
          opened: openedOf(query.opened ?? ''),
        }),
      ),
    ],
    sweeps: [{ name: 'search-words', everyMs: SWEEP_MS, run: () => sweepWords(asSystem(db, system)) }],
  })
}

/** "task:12,mail:5". */
function openedOf(text: string): { kind: string; id: number }[] {
  return text.split(',').flatMap((one) => {
    const [kind, id] = one.split(':')
    return kind && Number(id) <= 2_147_483_647 ? [{ kind, id: Number(id) }] : []
  })
}
