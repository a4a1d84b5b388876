// On a small screen, where what waits stands below the list: how much of it there is, each a press away.
import { Link } from 'wouter'
import { knowledgePath, questionsPath } from '../knowledge-paths.ts'
import { counted } from '../knowledge-words.ts'
import { useKnowledge } from '../use-knowledge.ts'

export function WaitingLine() {
  const { data } = useKnowledge()
  if (data === undefined) return null
  const { unanswered, drafts, contradictions } = data
  const waiting = [
    { count: unanswered, words: `${unanswered} unanswered`, href: questionsPath() },
    { count: drafts, words: counted(drafts, 'draft'), href: `${knowledgePath}?show=drafts` },
    { count: contradictions, words: counted(contradictions, 'contradiction'), href: '#contradictions' },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <nav aria-label="What waits, in short" className="mt-3 flex flex-wrap gap-x-4 text-13 lg:hidden">
      {waiting.map(({ words, href }) =>
        href.startsWith('#') ? (
          <a key={words} href={href} className="link inline-flex min-h-9 items-center tabular-nums">
            {words}
          </a>
        ) : (
          <Link key={words} href={href} className="link inline-flex min-h-9 items-center tabular-nums">
            {words}
          </Link>
        ),
      )}
    </nav>
  )
}
