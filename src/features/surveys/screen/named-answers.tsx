// Who answered what to a survey that keeps names, for who asked.
import type { Survey, SurveyQuestion } from '../contract.ts'

export function NamedAnswers({ survey: { people, questions } }: { survey: Survey }) {
  const answered = people.filter(({ answers }) => answers.length > 0)
  return (
    <section aria-labelledby="answers" className="mt-8">
      <h2 id="answers" className="text-14 font-semibold">
        Answers by name
      </h2>
      {answered.length === 0 && <p className="mt-2 text-13 text-ink-2">Nobody has answered yet.</p>}
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {answered.map(({ id, name, answers }) => (
          <li key={id} className="py-3">
            <h3 className="text-13 font-semibold wrap-text">{name}</h3>
            <dl className="mt-1 grid gap-1.5 text-13">
              {questions.map((question) => {
                const said = answers.find(({ questionId }) => questionId === question.id)
                return (
                  said && (
                    <div key={question.id} className="grid gap-x-4 sm:grid-cols-2">
                      <dt className="text-ink-2 wrap-text">
                        {question.position}. {question.text}
                      </dt>
                      <dd className="wrap-text">{answerWords(question, said)}</dd>
                    </div>
                  )
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function answerWords(
  { kind, options, steps }: SurveyQuestion,
  { choice, text }: { choice: number | null; text: string | null },
): string {
  if (kind === 'text') return text ?? ''
  return kind === 'choice' ? (options[(choice ?? 0) - 1] ?? '') : `${choice} of ${steps}`
}
