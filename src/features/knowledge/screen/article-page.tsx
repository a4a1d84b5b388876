// An article or a document to read, at an address that can be passed on; edited and compared at the same place.
import { useEffect } from 'react'
import { api } from '../../../ui/api.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useKeys } from '../../../ui/use-keys.ts'
import { useRead } from '../../../ui/use-read.ts'
import { countArticleRead, getArticle } from '../articles/contract.ts'
import type { Article } from '../contract.ts'
import { ArticleBar } from './article/article-bar.tsx'
import { ArticleHead } from './article/article-head.tsx'
import { readPlace, writePlace } from './article/article-place.ts'
import { ArticleSide } from './article/article-side.tsx'
import { Contents } from './article/contents.tsx'
import { DocumentText } from './article/document-text.tsx'
import { DraftNote } from './article/draft-note.tsx'
import { Markdown } from './article/markdown.tsx'

const ArticleEditor = lazyComponent(
  async () => (await import('./editor/article-editor.tsx')).ArticleEditor,
  <LoadingArticle />,
)
const Versions = lazyComponent(
  async () => (await import('./article/versions.tsx')).Versions,
  <LoadingArticle />,
)

export function ArticlePage({ id }: { id: number }) {
  const article = useRead(getArticle, { params: { id } })
  return (
    <div className="mx-auto w-full max-w-[1360px] px-8 pb-10 max-xl:px-6 max-md:px-4">
      <Loaded
        of={article}
        level={1}
        failed="Failed to load the article"
        className="mt-6"
        waiting={<LoadingArticle />}
      >
        {(data) => <ArticleView article={data} />}
      </Loaded>
    </div>
  )
}

function ArticleView({ article }: { article: Article }) {
  const [place, setPlace] = useAddressState(readPlace, writePlace)
  const isArticle = article.kind === 'article'
  const mayEdit = article.mayChange && isArticle
  const show = (view: 'read' | 'edit' | 'versions') => setPlace({ view, sentence: null })
  useCountedRead(article)
  useKeys(
    'Article',
    mayEdit && place.view !== 'edit' ? [{ keys: 'e', label: 'Edit', run: () => show('edit') }] : [],
  )
  if (place.view === 'edit' && mayEdit)
    return <ArticleEditor article={article} onLeave={() => show('read')} />
  return (
    <>
      <ArticleBar
        article={article}
        onEdit={mayEdit ? () => show('edit') : null}
        onVersions={() => show('versions')}
      />
      <div className="grid gap-x-14 gap-y-7 xl:grid-cols-[200px_minmax(0,680px)_minmax(240px,1fr)]">
        <div className="max-xl:hidden">
          {isArticle && place.view === 'read' && <Contents text={article.text} />}
        </div>
        <article className="min-w-0">
          <ArticleHead article={article} />
          <DraftNote article={article} onEdit={mayEdit ? () => show('edit') : null} />
          <div className="max-w-[66ch] pt-5">
            {place.view === 'versions' ? (
              <Versions article={article} onLeave={() => show('read')} />
            ) : isArticle ? (
              <Markdown text={article.text} sentence={place.sentence} />
            ) : (
              <DocumentText article={article} sentence={place.sentence} />
            )}
          </div>
        </article>
        <ArticleSide article={article} />
      </div>
    </>
  )
}

/** Once for each time that it is opened; that it could not be counted is no trouble of the reader. */
function useCountedRead({ id, status }: Article): void {
  const isOut = status === 'published'
  useEffect(() => {
    if (isOut) api(countArticleRead, { params: { id } }).catch(() => {})
  }, [id, isOut])
}

function LoadingArticle() {
  return (
    <Loading label="Loading the article" className="mx-auto mt-16 max-w-[680px]">
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="mt-4 w-2/3" />
      <div className="mt-8">
        <SkeletonRows rows={6} />
      </div>
    </Loading>
  )
}
