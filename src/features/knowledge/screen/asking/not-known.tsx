// What is said where the knowledge base has no answer, and what happens next.
import { Link } from 'wouter'
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import type { Answer } from '../../asking/contract.ts'
import { questionsPath } from '../knowledge-paths.ts'
import { counted } from '../knowledge-words.ts'

export function NotKnown({ answer: { filed, sourceCount } }: { answer: Answer }) {
  return (
    <section
      aria-label="No answer"
      className="mt-4 flex gap-3 rounded-card border border-dashed border-field-line px-4 py-3.5"
    >
      <span className="mt-0.5">
        <AgentStamp agent="faq" size={20} />
      </span>
      <div className="min-w-0">
        <p className="text-16 font-semibold">I do not know.</p>
        <p className="mt-1 max-w-[60ch] text-13 text-ink-2 wrap-text">
          {sourceCount === 0
            ? 'There are no articles or documents yet that could answer it.'
            : `None of ${counted(sourceCount, 'article or document', 'articles and documents')} says so.`}{' '}
          {filed !== null && nextWords(filed)}
        </p>
        {filed !== null && (
          <p className="mt-2 text-13">
            <Link href={questionsPath(filed.questionId)} className="link">
              Open the question
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function nextWords({ askedOf, askerCount }: NonNullable<Answer['filed']>): string {
  const others = askerCount > 1 ? ` ${askerCount} people have asked this by now.` : ''
  const next =
    askedOf === null
      ? 'Your question is kept under Unanswered.'
      : `${askedOf} is asked, and you get a mail as soon as there is an answer.`
  return `${next}${others}`
}
