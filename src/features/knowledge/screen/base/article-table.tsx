// The table of articles and documents, one line each; on a phone each is two lines.
import {
  ArrowDown,
  FileText,
  FileWarning,
  LoaderCircle,
  Mail,
  MessageSquare,
  PenLine,
  TriangleAlert,
} from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { formatDate } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { Avatar } from '../../../../ui/person.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useSession } from '../../../accounts/screen/use-session.ts'
import type { ArticleBrief } from '../../contract.ts'
import { useArticleActs } from '../article/use-article-acts.ts'
import { articlePath } from '../knowledge-paths.ts'
import type { KnowledgePlace, Sort } from '../knowledge-place.ts'
import { dueSinceWords, sourceWords } from '../knowledge-words.ts'

export interface ArticleTableProps {
  list: readonly ArticleBrief[]
  place: KnowledgePlace
  setPlace: (place: KnowledgePlace) => void
}

export function ArticleTable({ list, place, setPlace }: ArticleTableProps) {
  const head = (sort: Sort, name: string) => (
    <SortHead name={name} isOn={place.sort === sort} onSort={() => setPlace({ ...place, sort })} />
  )
  return (
    <table className="mt-1.5 w-full table-fixed border-collapse text-13 max-md:block">
      <caption className="sr-only">Articles and documents</caption>
      <colgroup>
        <col />
        <col className="w-[172px]" />
        <col className="w-[148px]" />
        <col className="w-[126px]" />
      </colgroup>
      <thead className="border-b border-line-2 max-md:hidden">
        <tr>
          {head('title', 'Title')}
          <Head>Source</Head>
          <Head>Owner</Head>
          {head('verified', 'Last verified')}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line max-md:block">
        {list.map((article) => (
          <Row key={article.id} article={article} isDeleted={place.shelf === 'deleted'} />
        ))}
      </tbody>
    </table>
  )
}

const headStyle = 'inscription h-8 pr-3 text-left text-12 whitespace-nowrap text-ink-2 last:pr-0'

const Head = ({ children }: { children: string }) => (
  <th scope="col" className={headStyle}>
    {children}
  </th>
)

function SortHead({ name, isOn, onSort }: { name: string; isOn: boolean; onSort: () => void }) {
  return (
    <th scope="col" aria-sort={isOn ? 'ascending' : undefined} className={headStyle}>
      <button type="button" onClick={onSort} className="inline-flex items-center gap-1 hover:text-ink">
        {name}
        {isOn && <ArrowDown aria-hidden className="size-3" />}
      </button>
    </th>
  )
}

function Row({ article, isDeleted }: { article: ArticleBrief; isDeleted: boolean }) {
  const { id, title, status, isPublic, file } = article
  return (
    <tr className="relative hover:bg-ink/3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2.5">
      <td className="h-[38px] truncate pr-3 max-md:col-span-2 max-md:h-auto max-md:pr-0 max-md:whitespace-normal">
        {isDeleted ? (
          <Deleted article={article} />
        ) : (
          <>
            <Link
              data-row
              href={articlePath(id)}
              className="font-550 -outline-offset-2 after:absolute after:inset-0"
            >
              {title}
            </Link>
            {status === 'draft' && <Badge className="ml-2 align-middle">Draft</Badge>}
            {isPublic && <Badge className="ml-2 align-middle">Public</Badge>}
            {file?.state === 'reading' && file.partsTotal > 0 && (
              <ProgressBar
                label={`Reading ${title}`}
                value={file.partsRead}
                max={file.partsTotal}
                className="mt-1 w-32"
              />
            )}
          </>
        )}
      </td>
      <td className="truncate pr-3 text-ink-2 max-md:text-12">
        <SourceIcon article={article} /> {sourceWords(article)}
      </td>
      <td className="truncate pr-3 text-ink-2 max-md:hidden">
        <Owner article={article} />
      </td>
      <td className="truncate text-ink-2 tabular-nums max-md:text-12">
        <Verified article={article} />
      </td>
    </tr>
  )
}

function SourceIcon({ article: { file, mail, origin } }: { article: ArticleBrief }) {
  const look = 'mr-1 inline size-3.5 align-[-2px] text-ink-3'
  if (file?.state === 'failed')
    return <FileWarning aria-hidden className={classNames(look, 'text-warning')} />
  if (file?.state === 'reading' || file?.state === 'waiting')
    return <LoaderCircle aria-hidden className={look} />
  if (file !== null || origin === 'file') return <FileText aria-hidden className={look} />
  if (origin === 'answer') return <MessageSquare aria-hidden className={look} />
  return mail === null ? <PenLine aria-hidden className={look} /> : <Mail aria-hidden className={look} />
}

function Owner({ article: { owner } }: { article: ArticleBrief }) {
  const session = useSession()
  if (owner === null) return 'Nobody'
  const isYou = session.state === 'signed-in' && session.user.id === owner.id
  return (
    <span className="flex items-center gap-2">
      <Avatar name={owner.name} className="size-5! text-[8.5px]!" />
      <span className="truncate">{isYou ? 'You' : owner.name}</span>
    </span>
  )
}

/** Of what is due it says how long ago that was, with a sign; where that was just now, on which day it was due. */
function Verified({ article: { verifiedAt, verifyBy, isDue, status } }: { article: ArticleBrief }) {
  const now = useNow()
  if (verifiedAt !== null && !isDue) return formatDate(verifiedAt)
  if (status === 'draft') return ''
  return (
    <span className="inline-flex items-center gap-[5px] text-warning-ink">
      <TriangleAlert aria-hidden className="size-[13px]" />
      {verifiedAt === null ? 'Never' : dueSinceWords(verifiedAt, verifyBy, now)}
    </span>
  )
}

function Deleted({ article }: { article: ArticleBrief }) {
  const { restore } = useArticleActs(article)
  return (
    <span className="flex items-center gap-2">
      <span className="truncate text-ink-2">{article.title}</span>
      {article.mayChange && (
        <Button size="sm" variant="ghost" busy={restore.isPending} onClick={() => restore.mutate()}>
          Bring back
        </Button>
      )}
    </span>
  )
}
