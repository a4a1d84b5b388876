// The most asked questions without an answer, beside the articles; all of them are worked off in a list of their own.
import { Link } from 'wouter'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { useNow } from '../../../../ui/now.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { listQuestions } from '../../asking/contract.ts'
import { AsideSection } from '../base/aside-section.tsx'
import { NotLoaded } from '../base/not-loaded.tsx'
import { questionsPath } from '../knowledge-paths.ts'
import { askedWords } from '../knowledge-words.ts'

const MOST_SHOWN = 4

export function Unanswered() {
  const now = useNow()
  const read = useRead(listQuestions, { query: {} })
  const { data } = read
  if (data === undefined) {
    if (!read.isError) return null
    return (
      <AsideSection title="Unanswered">
        <NotLoaded of={read} what="the questions" />
      </AsideSection>
    )
  }
  return (
    <AsideSection
      title="Unanswered"
      count={data.total}
      act={
        data.total > 0 && (
          <Link href={questionsPath()} className="link text-12">
            Work them off
          </Link>
        )
      }
    >
      {data.total === 0 ? (
        <p className="border-t border-line pt-2 text-13 text-ink-2">Nothing waits for an answer.</p>
      ) : (
        <ul>
          {data.questions.slice(0, MOST_SHOWN).map((question) => (
            <li
              key={question.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line pt-[9px] pb-2.5"
            >
              <div className="min-w-0">
                <h4 className="font-550 text-13 leading-[19px] text-pretty wrap-text">{question.text}</h4>
                <p className="text-12 leading-[17px] text-ink-2 wrap-text">
                  {question.because === 'wrong' ? 'answered wrongly, ' : ''}
                  {askedWords(question, now)}
                </p>
              </div>
              <ButtonLink size="sm" href={questionsPath(question.id)}>
                {question.mayAnswer ? 'Answer' : 'Open'}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </AsideSection>
  )
}
