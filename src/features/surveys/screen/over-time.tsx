// A question's figures round by round: the rounds before, and this one.
import { formatDate } from '../../../ui/dates.ts'
import type { QuestionResult, SurveyQuestion } from '../contract.ts'

interface Round {
  key: string
  day: string
  answers: number
  counts: number[]
  mean: number | null
  topics: { name: string; answers: number }[]
  departments: QuestionResult['departments']
}

export function OverTime({
  question,
  result,
  closedAt,
}: {
  question: SurveyQuestion
  result: QuestionResult
  closedAt: string | null
}) {
  const rounds: Round[] = [
    ...result.earlier.map((one) => ({ ...one, key: `${one.surveyId}`, day: dayWords(one.closedAt) })),
    { ...result, key: 'now', day: dayWords(closedAt) },
  ]
  return (
    <div className="mt-4">
      <h4 className="text-12 font-semibold text-ink-2">Round by round</h4>
      {question.kind === 'text' ? (
        <Topics rounds={rounds} />
      ) : (
        <>
          {question.kind === 'scale' && <Means rounds={rounds} steps={question.steps} />}
          <Table question={question} rounds={rounds} />
        </>
      )}
    </div>
  )
}

const dayWords = (moment: string | null): string => (moment === null ? '' : formatDate(moment))

/** A bar a round, as high as its average. */
function Means({ rounds, steps }: { rounds: readonly Round[]; steps: number }) {
  return (
    <ol className="mt-2 flex items-end gap-4 overflow-x-auto">
      {rounds.map(({ key, day, mean }) => (
        <li key={key} className="grid min-w-16 justify-items-center gap-1 text-12 text-ink-2">
          <b className="text-14 font-semibold text-ink tabular-nums">{mean?.toFixed(1)}</b>
          <span aria-hidden data-agent="sally" className="flex h-20 w-10 items-end bg-sunken ring-line">
            <span
              className={key === 'now' ? 'block w-full bg-(--a)' : 'block w-full bg-(--a) opacity-45'}
              style={{ height: `${(((mean ?? 1) - 1) / Math.max(1, steps - 1)) * 100}%` }}
            />
          </span>
          <span className="whitespace-nowrap">{day}</span>
        </li>
      ))}
    </ol>
  )
}

/** What each round told, a row a round; below it each department that a round told of. */
function Table({ question, rounds }: { question: SurveyQuestion; rounds: readonly Round[] }) {
  const labels =
    question.kind === 'choice'
      ? question.options
      : Array.from({ length: question.steps }, (_, at) => String(at + 1))
  const isScale = question.kind === 'scale'
  const names = [
    ...new Map(
      rounds.flatMap(({ departments }) => departments.map(({ unitId, name }) => [unitId, name] as const)),
    ),
  ]
  const row = (key: string, head: string, one: Omit<Round, 'key' | 'day' | 'topics' | 'departments'>) => (
    <tr key={key} className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-text">
        {head}
      </th>
      {labels.map((label, at) => (
        <td key={label} className="px-2 py-1.5 text-right tabular-nums">
          {Math.round(((one.counts[at] ?? 0) / one.answers) * 100)} %
        </td>
      ))}
      {isScale && <td className="px-2 py-1.5 text-right tabular-nums">{one.mean?.toFixed(1)}</td>}
      <td className="py-1.5 pl-2 text-right text-ink-2 tabular-nums">{one.answers}</td>
    </tr>
  )
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{`${question.text}, round by round`}</caption>
        <thead>
          <tr className="text-left text-12 text-ink-2">
            <th scope="col" className="py-1 pr-3 font-normal">
              Closed
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className="px-2 py-1 text-right font-normal">
                {label}
              </th>
            ))}
            {isScale && (
              <th scope="col" className="px-2 py-1 text-right font-normal">
                Average
              </th>
            )}
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              Answers
            </th>
          </tr>
        </thead>
        <tbody>{rounds.map((round) => row(round.key, round.day, round))}</tbody>
        {names.map(([unitId, name]) => (
          <tbody key={unitId}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={labels.length + (isScale ? 3 : 2)}
                className="pt-3 pb-1 text-left text-12 text-ink-2"
              >
                {name}
              </th>
            </tr>
            {rounds.flatMap(({ key, day, departments }) =>
              departments
                .filter((one) => one.unitId === unitId)
                .map((one) => row(`${key} ${unitId}`, day, one)),
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Topics({ rounds }: { rounds: readonly Round[] }) {
  return (
    <dl className="mt-2 grid gap-1.5 text-13">
      {rounds.map(({ key, day, topics }) => (
        <div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <dt className="text-ink-2">{day}</dt>
          <dd className="wrap-text">
            {topics.length === 0
              ? 'No topic of four people'
              : topics.map(({ name, answers }) => `${name} (${answers})`).join(' \u00b7 ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
