// What the palette says beside its rows: that it looks, found other words, found nothing, or could not look.
import { RotateCw } from 'lucide-react'
import type { useSearch } from '../../features/search/screen/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { LensOverSheet } from '../../ui/illustration.tsx'
import { failureWords } from '../../ui/request.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { PaletteList } from './use-palette-list.ts'

type FindingStatesProps = {
  found: ReturnType<typeof useSearch>
  list: PaletteList
  isLoading: boolean
}

export function FindingStates({ found, list, isLoading }: FindingStatesProps) {
  const isEmpty = list.active === undefined
  const near = found.isForeign ? [] : (found.data?.near ?? [])
  return (
    <>
      {found.error !== null && (
        <div role="alert" className="flex items-center gap-3 px-4.5 py-3 text-13 text-ink-2">
          <p className="min-w-0 flex-1 wrap-text">
            Tasks, mails and people could not be searched. {failureWords(found.error)}
          </p>
          <Button
            icon={<RotateCw aria-hidden />}
            onClick={found.retry}
            busy={found.isTrying}
            busyLabel="Trying..."
          >
            Retry
          </Button>
        </div>
      )}
      {isLoading && (isEmpty || found.isForeign) && (
        <Loading label="Looking..." className="px-4.5 py-3">
          <div className="flex flex-col gap-4">
            {[0, 1, 2].map((row) => (
              <div key={row} aria-hidden className="flex items-center gap-3">
                <Skeleton shape="disc" className="size-4" />
                <span className="flex flex-1 flex-col gap-1.5">
                  <Skeleton className={row === 1 ? 'w-2/3' : 'w-1/2'} />
                  <Skeleton className="w-1/3" />
                </span>
              </div>
            ))}
          </div>
        </Loading>
      )}
      {isEmpty && !isLoading && found.error === null && (
        <div className="flex flex-col items-center px-6 pt-6 pb-8 text-center text-13 text-ink-2">
          <LensOverSheet />
          <p className="mt-4 max-w-full wrap-text text-14 font-semibold text-ink">
            No results for “{list.query}”.
          </p>
          <p className="mt-1">Try fewer words, or another one that stands in it.</p>
        </div>
      )}
      {near.length > 0 && !isEmpty && (
        <p className="px-4.5 pb-3 text-12 text-ink-3 wrap-text">
          Also looked for {near.slice(0, 3).join(', ')}
        </p>
      )}
      <p role="status" className="sr-only">
        {isLoading || list.query === '' ? '' : countOf(list)}
      </p>
    </>
  )
}

/* Said to screen readers while the list changes under the typing. */
function countOf({ groups, query }: PaletteList): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return `No results for ${query}`
  return count === 1 ? '1 result' : `${count} results`
}
