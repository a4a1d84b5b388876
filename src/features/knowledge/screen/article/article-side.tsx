// Beside an article: what it rests on, what it answered, whether it is still true, and how it is kept.
import { MessageSquare } from 'lucide-react'
import { EvidenceMark } from '../../../../ui/evidence-mark.tsx'
import { useNow } from '../../../../ui/now.ts'
import type { Article, ArticleSource } from '../../contract.ts'
import { agoWords } from '../knowledge-words.ts'
import { KeptHow } from './kept-how.tsx'
import { SideSection } from './side-section.tsx'
import { StillTrue } from './still-true.tsx'

export function ArticleSide({ article }: { article: Article }) {
  return (
    <aside
      aria-label="About the article"
      className="grid min-w-0 content-start gap-6 pt-4 text-13 [--ground:var(--canvas)] max-xl:max-w-[680px] max-xl:border-t max-xl:border-line"
    >
      <RestsOn sources={article.sources} />
      <AnsweredWith article={article} />
      {article.status === 'published' && <StillTrue article={article} />}
      {article.mayChange && <KeptHow article={article} />}
    </aside>
  )
}

const rowStyle =
  'grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 border-t border-line pt-2 pb-[9px] leading-[19px]'

function RestsOn({ sources }: { sources: readonly ArticleSource[] }) {
  if (sources.length === 0) return null
  return (
    <SideSection title="Rests on">
      <ol>
        {sources.map(({ number, title, quote, url }) => (
          <li key={number} id={`source-${number}`} className={rowStyle}>
            <EvidenceMark agent="faq" number={number} />
            {url === null ? (
              <b className="font-550 wrap-text">{title}</b>
            ) : (
              <a
                href={url}
                className="link font-550 wrap-text"
                {...(!url.startsWith('/') && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {title}
              </a>
            )}
            {quote !== '' && (
              <q className="col-start-2 text-12 leading-[17px] text-ink-2 wrap-text">{quote}</q>
            )}
          </li>
        ))}
      </ol>
    </SideSection>
  )
}

function AnsweredWith({ article: { answered } }: { article: Article }) {
  const now = useNow()
  if (answered.length === 0) return null
  // The same words asked again tell nothing new.
  const different = answered.filter(
    ({ question }, at) => answered.findIndex((one) => one.question === question) === at,
  )
  return (
    <SideSection title="Answered with this">
      <ul>
        {different.map(({ id, question, asker, at }) => (
          <li key={id} className={rowStyle}>
            <MessageSquare aria-hidden className="mx-0.5 my-[3px] size-3.5 text-ink-3" />
            <b className="font-550 wrap-text">{question}</b>
            <span className="col-start-2 text-12 leading-[17px] text-ink-2">
              {asker ?? 'From outside'}, {agoWords(at, now)}
            </span>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
