// What came of a closed survey: each question with its figures, by department for who sees them, and with words.
import type { QuestionResult, Survey, SurveyQuestion } from '../contract.ts'
import { OverTime } from './over-time.tsx'
import { QuestionBecame } from './survey-followups.tsx'
import { fewAccounts } from './survey-words.ts'

export function SurveyResults({ survey }: { survey: Survey }) {
  const { questions, results, answeredCount, closedAt } = survey
  const isOutside = survey.companyId === 0
  if (results === null)
    return (
      <p role="status" className="text-13 text-ink-2">
        The result is being made.
      </p>
    )
  if (results.some(({ isWithheld }) => isWithheld) && results.every(({ answers }) => answers === 0))
    return (
      <p role="note" className="rounded-card bg-sunken px-4 py-3 text-13">
        {withheld}
      </p>
    )
  if (results.every(({ answers }) => answers === 0))
    return (
      <p role="note" className="rounded-card bg-sunken px-4 py-3 text-13">
        {answeredCount} {answeredCount === 1 ? 'person' : 'people'} answered.{' '}
        {isOutside ? fewAccounts : 'That is too few for figures, which would tell who said what.'}
      </p>
    )
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-14 font-semibold">
        Result
      </h2>
      <ol className="mt-2 grid gap-6">
        {questions.map((question) => {
          const result = results.find(({ questionId }) => questionId === question.id)
          return (
            <li key={question.id} className="border-t border-line pt-4">
              <h3 className="text-14 font-semibold wrap-text">
                {question.position}. {question.text}
              </h3>
              {!result || result.answers === 0 ? (
                <p className="mt-1 text-13 text-ink-2">
                  {result?.isWithheld
                    ? withheld
                    : isOutside
                      ? fewAccounts
                      : 'Fewer than four people answered this question.'}
                </p>
              ) : question.kind === 'text' ? (
                <Topics result={result} none={isOutside ? fewAccounts : noTopic} />
              ) : (
                <Figures question={question} result={result} />
              )}
              {result && result.answers > 0 && result.earlier.length > 0 && (
                <OverTime question={question} result={result} closedAt={closedAt} />
              )}
              <QuestionBecame survey={survey} question={question} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const withheld =
  'Everybody answered this time and last time, and fewer than four people came or went between. Figures would tell what they said.'

export const labelOf = ({ kind, options }: SurveyQuestion, at: number): string =>
  kind === 'choice' ? (options[at] ?? '') : String(at + 1)

function Figures({ question, result }: { question: SurveyQuestion; result: QuestionResult }) {
  const { counts, answers, mean, departments } = result
  return (
    <>
      <ul className="mt-2 grid gap-1.5">
        {counts.map((count, at) => {
          const label = labelOf(question, at)
          return (
            <li
              key={label}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-3 text-13"
            >
              <span className="wrap-text">{label}</span>
              <span aria-hidden data-agent="sally" className="h-3 bg-sunken ring-line">
                <span className="block h-full bg-(--a)" style={{ width: `${(count / answers) * 100}%` }} />
              </span>
              <span className="w-16 text-right text-ink-2 tabular-nums">
                {count} of {answers}
              </span>
            </li>
          )
        })}
      </ul>
      {mean !== null && (
        <p className="mt-2 text-13 text-ink-2">
          {mean.toFixed(1)} of {question.steps} on average
        </p>
      )}
      {departments.length > 0 && <Departments question={question} result={result} />}
    </>
  )
}

function Departments({ question, result }: { question: SurveyQuestion; result: QuestionResult }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-13">
        <caption className="text-left text-12 text-ink-2">
          By department, of at least four people each
        </caption>
        <thead>
          <tr className="text-left text-12 text-ink-2">
            <th scope="col" className="py-1 pr-3 font-normal">
              Department
            </th>
            {result.counts.map((_, at) => (
              <th key={labelOf(question, at)} scope="col" className="px-2 py-1 text-right font-normal">
                {labelOf(question, at)}
              </th>
            ))}
            {result.mean !== null && (
              <th scope="col" className="py-1 pl-2 text-right font-normal">
                Average
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {result.departments.map(({ unitId, name, counts, mean }) => (
            <tr key={unitId} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-text">
                {name}
              </th>
              {counts.map((count, at) => (
                <td key={labelOf(question, at)} className="px-2 py-1.5 text-right tabular-nums">
                  {count}
                </td>
              ))}
              {mean !== null && <td className="py-1.5 pl-2 text-right tabular-nums">{mean.toFixed(1)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const noTopic = 'Nothing was raised by four people, so no words are shown.'

function Topics({ result: { topics }, none }: { result: QuestionResult; none: string }) {
  if (topics.length === 0) return <p className="mt-1 text-13 text-ink-2">{none}</p>
  return (
    <ul className="mt-2 grid gap-3">
      {topics.map(({ name, answers, quotes, departments }) => (
        <li key={name}>
          <p className="text-13">
            <b className="font-semibold first-letter:uppercase">{name}</b>
            <span className="text-ink-2"> {`\u00b7 ${answers} answers`}</span>
            {departments.length > 0 && (
              <span className="text-ink-2">
                {`, of them ${departments.map((one) => `${one.answers} in ${one.name}`).join(', ')}`}
              </span>
            )}
          </p>
          {quotes.map((quote) => (
            <blockquote
              key={quote}
              className="mt-1 border-l-2 border-line-2 pl-3 text-13 text-ink-2 wrap-text"
            >
              {`\u201c${quote}\u201d`}
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  )
}
