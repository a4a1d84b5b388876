// The title of an article, and under it whose it is, whether it was verified, and how often it was of use.
import { Check, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../../ui/badge.tsx'
import { formatDate } from '../../../../ui/dates.ts'
import { fileSize } from '../../../../ui/file-size.ts'
import { Avatar } from '../../../../ui/person.tsx'
import type { Article } from '../../contract.ts'
import { counted, fileWords, firstName } from '../knowledge-words.ts'

export function ArticleHead({ article }: { article: Article }) {
  const { owner, version, readCount, answerCount, isPublic, mail, file } = article
  return (
    <header className="border-b border-line pb-[18px]">
      <h1 className="mt-2.5 text-36 font-semibold wrap-text max-md:mt-1 max-md:text-26">{article.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-2">
        {owner !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Avatar name={owner.name} />
            {owner.name}
          </span>
        )}
        <Verified article={article} />
        {file !== null && (
          <span>
            {fileWords(file)}, {fileSize(file.size)}
          </span>
        )}
        {mail !== null && (
          <span className="wrap-text">
            {'From '}
            {mail.deliveryId === null ? (
              mail.from
            ) : (
              <Link href={`/mails/${mail.deliveryId}`} className="link">{`${mail.from}\u2019s mail`}</Link>
            )}
            , {formatDate(mail.sentAt)}
          </span>
        )}
        <span className="tabular-nums">Version {version}</span>
        {article.status === 'published' && readCount + answerCount > 0 && (
          <span className="tabular-nums">{usedWords(readCount, answerCount)}</span>
        )}
        {isPublic && <Badge>Public</Badge>}
      </p>
    </header>
  )
}

function Verified({ article: { verifiedAt, verifiedBy, isDue, status } }: { article: Article }) {
  if (status === 'draft') return null
  if (verifiedAt === null || isDue) {
    return (
      <span className="inline-flex items-center gap-1.5 text-warning-ink">
        <TriangleAlert aria-hidden className="size-3.5" />
        {verifiedAt === null ? 'Never verified' : `To be verified again, last ${formatDate(verifiedAt)}`}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-success-ink tabular-nums">
      <Check aria-hidden className="size-3.5 text-success" />
      Verified {formatDate(verifiedAt)}
      {verifiedBy !== null && ` by ${firstName(verifiedBy.name)}`}
    </span>
  )
}

function usedWords(reads: number, answers: number): string {
  const read = `Read ${counted(reads, 'time')}`
  return answers === 0 ? read : `${read}, answered ${counted(answers, 'question')}`
}
