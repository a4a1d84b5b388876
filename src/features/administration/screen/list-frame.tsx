// The frame of a list of people: what is looked for, the rows that came, and the way to more.
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded, type ReadState } from '../../../ui/loaded.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import type { Asked } from './use-people.ts'

const states = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
] as const

interface Pages<Page> extends Omit<ReadState<{ pages: Page[] }>, 'data'> {
  data: { pages: Page[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): unknown
}

export interface ListFrameProps<Page, Row> {
  /** "accounts" */
  noun: string
  /** What the field looks in: "Name or address". */
  looksIn: string
  asked: Asked
  onAsk: (asked: Asked) => void
  pages: Pages<Page>
  rowsOf: (page: Page) => readonly Row[]
  children: (row: Row) => ReactNode
}

export function ListFrame<Page, Row>(props: ListFrameProps<Page, Row>) {
  const { noun, looksIn, asked, onAsk, pages, rowsOf, children } = props
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={looksIn}
          icon={<Search aria-hidden />}
          className="flex-[1_1_16rem]"
          maxLength={200}
          value={asked.search}
          onChange={(event) => onAsk({ ...asked, search: event.target.value })}
        />
        <Segmented
          label={`Which ${noun}`}
          value={asked.state}
          onValueChange={(state) => onAsk({ ...asked, state })}
          options={states}
        />
      </search>
      <div className="mt-4 rounded-panel bg-surface px-5 py-1 shadow-card">
        <Loaded
          of={{ ...pages, data: pages.data?.pages.flatMap(rowsOf) }}
          failed={`The ${noun} could not be loaded`}
          level={2}
          waiting={
            <Loading label={`Loading ${noun}`} className="py-3">
              <SkeletonRows rows={5} />
            </Loading>
          }
          empty={
            <EmptyState
              level={2}
              title={asked.search === '' ? `No ${noun} here` : `No results for “${asked.search}”`}
            >
              {asked.search === ''
                ? `There are no such ${noun} on this server.`
                : 'Every word is looked for in any part of it.'}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul aria-label={noun} className="divide-y divide-line">
              {rows.map(children)}
            </ul>
          )}
        </Loaded>
      </div>
      {pages.hasNextPage && (
        <Button
          className="mt-4"
          busy={pages.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}
