// Drafts that wait for somebody who may approve them: approved, edited or declined.
import { Link, useLocation } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { formatDate } from '../../../../ui/dates.ts'
import { EvidenceMark } from '../../../../ui/evidence-mark.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { listArticles } from '../../articles/contract.ts'
import type { ArticleBrief } from '../../contract.ts'
import { useArticleActs } from '../article/use-article-acts.ts'
import { articlePath, knowledgePath } from '../knowledge-paths.ts'
import { firstName } from '../knowledge-words.ts'
import { AsideSection } from './aside-section.tsx'
import { NotLoaded } from './not-loaded.tsx'

const MOST_SHOWN = 3

export function Drafts() {
  const read = useRead(listArticles, { query: { state: 'draft', sort: 'updated' } })
  const { data } = read
  if (data === undefined && read.isError) {
    return (
      <AsideSection title="Drafts to approve">
        <NotLoaded of={read} what="the drafts" />
      </AsideSection>
    )
  }
  if (data === undefined || data.total === 0) return null
  return (
    <AsideSection title="Drafts to approve" count={data.total}>
      <ul className="grid gap-2">
        {data.articles.slice(0, MOST_SHOWN).map((draft) => (
          <li key={draft.id}>
            <Draft draft={draft} />
          </li>
        ))}
      </ul>
      {data.total > MOST_SHOWN && (
        <Link href={`${knowledgePath}?show=drafts`} className="link mt-2 inline-block text-12">
          All {data.total} drafts
        </Link>
      )}
    </AsideSection>
  )
}

function Draft({ draft }: { draft: ArticleBrief }) {
  const { approve, decline } = useArticleActs(draft)
  const [, navigate] = useLocation()
  return (
    <article className="rounded-card border border-dashed border-field-line px-3.5 pt-[11px] pb-3 text-13 [--ground:var(--canvas)]">
      <p className="flex items-center gap-[7px] text-12 text-ink-2">
        <EvidenceMark agent="faq" />
        <span className="truncate">{fromWords(draft)}</span>
      </p>
      <h4 className="font-550 mt-[5px] text-14 leading-[19px] wrap-text">
        <Link href={articlePath(draft.id)} className="hover:underline">
          {draft.title}
        </Link>
      </h4>
      {draft.question !== null && (
        <p className="mt-[3px] text-12 text-ink-2 wrap-text">{`Answers \u201c${draft.question.text}\u201d`}</p>
      )}
      <p className="mt-[3px] line-clamp-3 leading-[19px] text-ink-2 wrap-text">{draft.excerpt}</p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {draft.mayApprove ? (
          <>
            <Button
              size="sm"
              aria-label={`Approve ${draft.title}`}
              busy={approve.isPending}
              onClick={() => approve.mutate()}
            >
              Approve
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Edit ${draft.title}`}
              onClick={() => navigate(`${articlePath(draft.id)}?view=edit`)}
            >
              Edit
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Decline ${draft.title}`}
              busy={decline.isPending}
              onClick={() => decline.mutate()}
            >
              Decline
            </Button>
          </>
        ) : (
          <>
            <span className="mr-auto self-center text-12 text-ink-2">Waits for approval</span>
            {draft.mayChange && (
              <ButtonLink size="sm" variant="ghost" href={`${articlePath(draft.id)}?view=edit`}>
                Edit
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </article>
  )
}

/** "from Bob’s mail, Mar 9, 2026" */
function fromWords({ author, mail, updatedAt }: ArticleBrief): string {
  const who = author === null ? (mail?.from ?? 'Somebody') : firstName(author.name)
  const at = formatDate(mail?.sentAt ?? updatedAt)
  return mail === null ? `by ${who}, ${at}` : `from ${who}\u2019s mail, ${at}`
}
