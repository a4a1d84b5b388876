// The versions of an article: what changed from one to another, and an earlier one made the latest again.
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import {
  type ArticleVersion,
  compareArticleVersions,
  listArticleVersions,
  restoreArticleVersion,
  type TextChange,
} from '../../articles/contract.ts'
import type { Article } from '../../contract.ts'
import { counted } from '../knowledge-words.ts'
import { plainWords } from './plain-words.ts'
import { useShowArticle } from './use-article-acts.ts'

export function Versions({ article, onLeave }: { article: Article; onLeave: () => void }) {
  const read = useRead(
    listArticleVersions,
    { params: { id: article.id } },
    { select: ({ versions }) => versions },
  )
  return (
    <section aria-labelledby="versions">
      <header className="flex items-center gap-2">
        <h2 id="versions" className="flex-1 text-16 font-semibold">
          Versions
        </h2>
        <IconButton label="Back to the text" icon={<X aria-hidden />} onClick={onLeave} />
      </header>
      <Loaded
        of={read}
        level={3}
        failed="Failed to load the versions"
        waiting={
          <Loading label="Loading the versions">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        {(versions) => <Chosen article={article} versions={versions} />}
      </Loaded>
    </section>
  )
}

/** The latest and the one before it, until another is chosen. */
function Chosen({ article, versions }: { article: Article; versions: readonly ArticleVersion[] }) {
  const latest = versions[0]?.version ?? article.version
  const [to, setTo] = useState(latest)
  const earlier = versions.find(({ version }) => version < to)
  return (
    <>
      <ol aria-label="Choose a version" className="mt-2 border-t border-line text-13">
        {versions.map(({ version, author, via, at }) => (
          <li key={version} className="border-b border-line">
            <button
              type="button"
              aria-pressed={version === to}
              onClick={() => setTo(version)}
              className={classNames(
                'flex min-h-10 w-full items-center gap-3 px-3 text-left -outline-offset-2 hover:bg-ink/3',
                version === to && 'bg-surface shadow-[inset_2px_0_0_var(--accent)]',
              )}
            >
              <b className="font-550 tabular-nums">Version {version}</b>
              <span className="min-w-0 flex-1 truncate text-12 text-ink-2">
                {author ?? 'Somebody who left'}
                {via === 'mail' && ', by mail'}
                {version === latest && ' \u00b7 the latest'}
              </span>
              <RelativeTime at={at} className="text-12 text-ink-2" />
            </button>
          </li>
        ))}
      </ol>
      {earlier === undefined ? (
        <p className="mt-4 text-13 text-ink-2">
          This is the first version: there is nothing to compare it with.
        </p>
      ) : (
        <Changes article={article} from={earlier.version} to={to} />
      )}
      {to !== latest && article.mayChange && article.kind === 'article' && (
        <Restore article={article} version={to} />
      )}
    </>
  )
}

interface ChangesProps {
  article: Article
  from: number
  to: number
}

function Changes({ article: { id }, from, to }: ChangesProps) {
  const read = useRead(compareArticleVersions, { params: { id }, query: { from, to } })
  return (
    <Loaded
      of={read}
      level={3}
      className="mt-4"
      failed="Failed to compare the versions"
      waiting={
        <Loading label="Comparing the versions" className="mt-4">
          <SkeletonRows rows={3} />
        </Loading>
      }
    >
      {({ changes }) => (
        <>
          <h3 className="mt-5 text-15 font-550">
            {changes.length === 0 ? 'Nothing changed' : counted(changes.length, 'change')} since version{' '}
            {from}
          </h3>
          <ul className="mt-2">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the changes between two versions never change
              <li key={index} className="border-t border-line py-2.5 text-13">
                <Change change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

const nouns = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

function Change({ change: { kind, heading, before, after } }: { change: TextChange }) {
  return (
    <>
      <p className="text-12 text-ink-2">
        {nouns[kind]}
        {heading !== '' && ` under \u201c${heading}\u201d`}
      </p>
      {before !== null && <del className="block text-danger-ink wrap-text">{plainWords(before)}</del>}
      {after !== null && (
        <ins className="block text-success-ink no-underline wrap-text">{plainWords(after)}</ins>
      )}
    </>
  )
}

function Restore({ article, version }: { article: Article; version: number }) {
  const show = useShowArticle()
  const restore = useAct(() => api(restoreArticleVersion, { params: { id: article.id, version } }), {
    failed: { title: 'Failed to restore the version' },
    done: (next) => {
      show(next)
      toast({ kind: 'success', title: `Version ${version} is the latest again`, description: article.title })
    },
  })
  return (
    <Button className="mt-4" busy={restore.isPending} onClick={() => restore.mutate()}>
      Make version {version} the latest
    </Button>
  )
}
