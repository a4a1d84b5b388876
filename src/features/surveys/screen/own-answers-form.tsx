// One's own answers, by keys alone as well: a group of radios or a text for each question.
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Survey, SurveyQuestion } from '../contract.ts'
import { privacyWords } from './survey-words.ts'
import { useSurveyActs } from './use-survey-acts.ts'

type Said = Record<number, { choice?: number; text?: string }>

export function OwnAnswersForm({ survey }: { survey: Survey }) {
  const [said, setSaid] = useState<Said>({})
  const { answer } = useSurveyActs(survey)
  const id = useId()
  const answers = survey.questions.flatMap(({ id: questionId }) => {
    const { choice, text } = said[questionId] ?? {}
    return choice === undefined && !text?.trim() ? [] : [{ questionId, choice, text: text?.trim() }]
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (answers.length > 0 && !answer.isPending) answer.mutate(answers)
  }
  return (
    <form
      onSubmit={submit}
      aria-labelledby={id}
      className="mb-8 rounded-card bg-surface px-5 py-4 shadow-card max-md:px-4 print:hidden"
    >
      <h2 id={id} className="text-14 font-semibold">
        Your answers
      </h2>
      <p
        className={
          survey.isNamed ? 'mt-2 rounded-card bg-sunken px-4 py-3 text-13' : 'mt-1 text-12 text-ink-2'
        }
      >
        {privacyWords(survey)}
      </p>
      <div className="mt-2 divide-y divide-line">
        {survey.questions.map((question) => (
          <Answer
            key={question.id}
            question={question}
            said={said[question.id] ?? {}}
            onSay={(own) => setSaid({ ...said, [question.id]: own })}
          />
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        className="mt-3"
        disabled={answers.length === 0}
        busy={answer.isPending}
        busyLabel="Sending..."
      >
        Send my answers
      </Button>
      <p className="mt-2 text-12 text-ink-2">
        You can leave a question out.{' '}
        {survey.isNamed
          ? 'A reply to the mail of the survey changes your answers, until it closes.'
          : 'Answers cannot be changed afterwards.'}
      </p>
    </form>
  )
}

function Answer({
  question,
  said,
  onSay,
}: {
  question: SurveyQuestion
  said: Said[number]
  onSay: (own: Said[number]) => void
}) {
  const name = `question-${question.id}`
  const labels =
    question.kind === 'choice'
      ? question.options
      : Array.from({ length: question.steps }, (_, at) => String(at + 1))
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-1.5 w-full text-14 wrap-text">
        {question.position}. {question.text}
      </legend>
      {question.kind === 'text' ? (
        <Textarea
          aria-label={question.text}
          className="clear-both"
          maxLength={2_000}
          value={said.text ?? ''}
          onChange={(event) => onSay({ text: event.target.value })}
        />
      ) : (
        <div className="clear-both flex flex-wrap gap-x-5 gap-y-1">
          {labels.map((label, at) => (
            <label key={label} className="flex min-h-8 items-center gap-1.5 text-13 max-md:min-h-11">
              <input
                type="radio"
                name={name}
                className="size-4 accent-(--accent)"
                checked={said.choice === at + 1}
                onChange={() => onSay({ choice: at + 1 })}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
