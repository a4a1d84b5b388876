// An answer: each statement with the number of what it rests on, and the sources with the sentence that says so.
import { Check, TriangleAlert, X } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { formatDate } from '../../../../ui/dates.ts'
import { EvidenceMark } from '../../../../ui/evidence-mark.tsx'
import { useNow } from '../../../../ui/now.ts'
import type { Answer, Citation } from '../../asking/contract.ts'
import { plainWords } from '../article/plain-words.ts'
import { withSentence } from '../knowledge-paths.ts'
import { answerText, citationName, foundWords, saidBy, sentenceOf } from './answer-words.ts'
import { useVerdict } from './use-asking.ts'

export function AnswerView({ answer }: { answer: Answer }) {
  const byNumber = new Map(answer.citations.map((one) => [one.number, one]))
  return (
    <section aria-label="Answer" className="pt-[18px] [--ground:var(--canvas)]">
      <p className="max-w-[66ch] text-16 leading-[26px] wrap-text">
        {answer.statements.map(({ text, citation }, index) => {
          const source = byNumber.get(citation)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: statements of an answer never change their places
            <span key={index}>
              <span className={index === 0 ? 'font-semibold' : undefined}>{plainWords(text)}</span>
              {source && <Mark citation={source} sentence={sentenceOf(text, source)} />}{' '}
            </span>
          )
        })}
      </p>
      <ol aria-label="Sources" className="perforated-t mt-3.5">
        {answer.citations.map((citation) => (
          <Source key={citation.number} citation={citation} sentences={saidBy(answer, citation)} />
        ))}
      </ol>
      <Feedback answer={answer} />
    </section>
  )
}

function Mark({ citation, sentence }: { citation: Citation; sentence: string }) {
  const { number, source } = citation
  return (
    <sup className="top-0 mr-0.5 ml-1 inline-grid align-[1px] leading-none">
      <Link
        href={withSentence(source.url, sentence)}
        aria-label={`Source ${number}: ${citationName(citation)}`}
        className="rounded-full"
      >
        <EvidenceMark agent="faq" number={number} />
      </Link>
    </sup>
  )
}

function Source({ citation, sentences }: { citation: Citation; sentences: readonly string[] }) {
  const { number, source } = citation
  return (
    <li className="relative grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-[11px] border-b border-line pt-[9px] pb-2 text-13 leading-[19px] hover:bg-ink/3 max-sm:grid-cols-[18px_minmax(0,1fr)]">
      <EvidenceMark agent="faq" number={number} />
      <Link
        href={withSentence(source.url, sentences[0])}
        className="font-550 wrap-text after:absolute after:inset-0"
      >
        {citationName(citation)}
      </Link>
      <Verified source={source} />
      <span className="col-start-2 col-end-4 text-12 leading-[18px] text-ink-2 wrap-text max-sm:col-end-3">
        {sentences.map((sentence) => (
          <q key={sentence} className="mr-2">
            {plainWords(sentence)}
          </q>
        ))}
      </span>
    </li>
  )
}

function Verified({ source: { verifiedAt, isDue } }: { source: Citation['source'] }) {
  const look = 'flex items-center gap-[5px] text-12 tabular-nums max-sm:col-start-2'
  if (isDue || verifiedAt === null) {
    return (
      <span className={`${look} text-warning-ink`}>
        <TriangleAlert aria-hidden className="size-3" />
        {verifiedAt === null ? 'never verified' : `to be verified, last ${formatDate(verifiedAt)}`}
      </span>
    )
  }
  return (
    <span className={`${look} text-ink-2`}>
      <Check aria-hidden className="size-3 text-success" />
      verified {formatDate(verifiedAt)}
    </span>
  )
}

function Feedback({ answer }: { answer: Answer }) {
  const now = useNow()
  const verdict = useVerdict(answer.id)
  const judge = (word: 'right' | 'wrong') => verdict.mutate(answer.verdict === word ? null : word)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 text-12 text-ink-2">
      <p className="min-w-0 flex-1 basis-52">
        {answer.verdict === 'wrong'
          ? 'Thank you. The owner gets your question and this answer.'
          : answer.verdict === 'right'
            ? 'Thank you. This helps to find it the next time.'
            : foundWords(answer, now)}
      </p>
      <div className="flex items-center gap-1">
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={answer.verdict === 'right'}
          className="aria-pressed:bg-success-tint! aria-pressed:text-success-ink!"
          icon={<Check aria-hidden />}
          busy={verdict.isPending}
          onClick={() => judge('right')}
        >
          Right
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={answer.verdict === 'wrong'}
          className="aria-pressed:bg-danger-tint! aria-pressed:text-danger-ink!"
          icon={<X aria-hidden />}
          busy={verdict.isPending}
          onClick={() => judge('wrong')}
        >
          Wrong
        </Button>
        <CopyButton text={answerText(answer)} what="the answer" />
      </div>
    </div>
  )
}
