// Articles and documents as a list: searched, narrowed, sorted; with source, owner and the day it was verified.
import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LensOverSheet } from '../../../../ui/illustration.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useSession } from '../../../accounts/screen/use-session.ts'
import type { KnowledgePlace } from '../knowledge-place.ts'
import { ShowMore } from '../show-more.tsx'
import { UploadMenu } from '../upload/upload-menu.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { useKnowledge } from '../use-knowledge.ts'
import { useArticlePages } from '../use-pages.ts'
import { ArticleTable } from './article-table.tsx'
import { shelfQuery } from './shelf-query.ts'
import { Shelves } from './shelves.tsx'

export interface ArticleListProps {
  place: KnowledgePlace
  setPlace: (place: KnowledgePlace) => void
  /** To which files are given. */
  instanceId: number | null
  address: string
}

export function ArticleList({ place, setPlace, instanceId, address }: ArticleListProps) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  const words = useDeferredValue(place.words)
  const query = shelfQuery({ ...place, words }, userId)
  const articles = useArticlePages(query)
  const { data: held } = useKnowledge()
  const isWhole = place.shelf === 'all' && place.words === ''
  return (
    <section aria-labelledby="articles" className="mt-7">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <h3 id="articles" className="text-14 font-semibold">
          Articles and documents
        </h3>
        {articles.data && <span className="text-13 text-ink-3 tabular-nums">{articles.data.total}</span>}
        <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:ml-0 max-sm:w-full">
          <Input
            type="search"
            aria-label="Filter articles and documents"
            placeholder="Filter"
            className="w-48! max-sm:flex-1"
            icon={<Search aria-hidden />}
            value={place.words}
            onChange={(event) => setPlace({ ...place, words: event.target.value })}
          />
          {held?.mayPublish && <UploadMenu instanceId={instanceId} />}
        </div>
      </header>
      {!(isWhole && articles.data?.total === 0 && !held?.drafts) && (
        <Shelves place={place} setPlace={setPlace} />
      )}
      <UploadProgress instanceId={instanceId} />
      <Loaded
        of={articles}
        level={3}
        className="mt-3"
        failed="Failed to load the articles"
        safe="Nothing is lost."
        waiting={
          <Loading label="Loading the articles" className="mt-3">
            <SkeletonRows rows={6} />
          </Loading>
        }
      >
        {(data) =>
          data.articles.length > 0 ? (
            <>
              <ArticleTable list={data.articles} place={place} setPlace={setPlace} />
              <ShowMore of={articles} shown={data.articles.length} total={data.total} />
            </>
          ) : isWhole ? (
            <NoArticles address={address} mayPublish={held?.mayPublish ?? false} />
          ) : (
            <EmptyState
              title={place.words === '' ? 'None' : `No results for \u201c${place.words}\u201d`}
              illustration={<LensOverSheet />}
            >
              {place.words === ''
                ? 'There is nothing of this kind.'
                : 'The filter looks at titles and texts. Ask the question above to find an answer in other words.'}
            </EmptyState>
          )
        }
      </Loaded>
    </section>
  )
}

function NoArticles({ address, mayPublish }: { address: string; mayPublish: boolean }) {
  return (
    <EmptyState title="No articles yet" illustration={<LensOverSheet />}>
      {mayPublish ? (
        <>
          Write the first one, drop files here, or mail them to <span className="wrap-text">{address}</span>.
          Questions are answered from them, each with its source.
        </>
      ) : (
        'Once there are articles, questions are answered from them. Until then each question goes to whoever knows.'
      )}
    </EmptyState>
  )
}
