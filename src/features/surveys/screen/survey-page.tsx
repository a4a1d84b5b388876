// One survey: its questions, how many have answered, and once it is closed what may be told of the answers.
import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { getSurvey, type Survey } from '../contract.ts'
import { NamedAnswers } from './named-answers.tsx'
import { OwnAnswersForm } from './own-answers-form.tsx'
import { SurveyActions } from './survey-actions.tsx'
import { SurveyBecame } from './survey-followups.tsx'
import { SurveyResults } from './survey-results.tsx'
import { answeredWords, endWords, fewAccounts, kindWords } from './survey-words.ts'

export function SurveyPage({ id }: { id: number }) {
  const survey = useRead(getSurvey, { params: { id } })
  return (
    <div className="mx-auto w-full max-w-[1080px] px-6 py-6 max-md:px-4">
      <Link
        href="/intelligence/sally"
        className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11 print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        Surveys
      </Link>
      <Loaded
        of={survey}
        level={1}
        failed="Failed to load the survey"
        className="mt-6"
        waiting={<LoadingSurvey />}
      >
        {(data) => <SurveyView survey={data} />}
      </Loaded>
    </div>
  )
}

function SurveyView({ survey }: { survey: Survey }) {
  const { title, author, status, sentence, mayManage, mayAnswer, hasAnswered } = survey
  return (
    <>
      <header className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
        <AgentStamp agent="sally" size={56} />
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-26 font-semibold tracking-[-0.018em] wrap-text">{title}</h1>
          <p className="mt-1 text-13 text-ink-2 wrap-text">
            {author ? `Asked by ${author.name}` : 'Asked by somebody who left'}
            {` \u00b7 ${endWords(survey)} \u00b7 ${answeredWords(survey)}`}
          </p>
        </div>
        {mayManage && <SurveyActions survey={survey} />}
      </header>
      {sentence !== null && (
        <p className="mt-4 max-w-[70ch] border-l-2 border-line-2 pl-3.5 text-13 text-ink-2 wrap-text">
          {`\u201c${sentence}\u201d`}
        </p>
      )}
      {status === 'draft' && (
        <p role="note" className="mt-4 rounded-card bg-sunken px-4 py-3 text-13">
          {survey.personCount === 0
            ? 'Nobody is asked yet. Add people by Edit, or answer the mail with them in copy.'
            : `Nothing has been sent. Answers will be kept ${survey.isNamed ? 'with' : 'without'} names; Edit changes that until you send it out.`}
        </p>
      )}
      {hasAnswered && status === 'open' && (
        <p role="note" className="mt-4 rounded-card bg-sunken px-4 py-3 text-13">
          {survey.isNamed
            ? 'Your answers are in. They are kept with your name.'
            : 'Your answers are in. They are kept without your name, so they cannot be found again to be changed.'}
        </p>
      )}
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {mayAnswer && <OwnAnswersForm survey={survey} />}
          {status === 'closed' ? (
            <>
              <SurveyResults survey={survey} />
              <SurveyBecame survey={survey} />
            </>
          ) : (
            (mayManage || !mayAnswer) && <Questions survey={survey} />
          )}
          {survey.isNamed && mayManage && status !== 'draft' && <NamedAnswers survey={survey} />}
        </div>
        <About survey={survey} />
      </div>
    </>
  )
}

function Questions({ survey }: { survey: Survey }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-14 font-semibold">
        Questions
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {survey.questions.map((question) => (
          <li key={question.id} className="flex gap-3 py-3">
            <span className="w-5 flex-none text-13 text-ink-3 tabular-nums">{question.position}</span>
            <div className="min-w-0">
              <p className="text-14 wrap-text">{question.text}</p>
              <p className="mt-0.5 text-12 text-ink-2 wrap-text">
                {kindWords(question)}
                {question.isRepeated && ' \u00b7 asked before, so a change can be seen'}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function About({ survey }: { survey: Survey }) {
  const { people, answeredCount, personCount, status } = survey
  return (
    <aside aria-label="About the survey" className="border-t border-ink pt-4">
      {status !== 'draft' && (
        <p className="text-14 text-ink-2">
          <b className="mr-2 text-26 font-semibold text-ink tabular-nums">{answeredCount}</b>
          of {personCount} {personCount === 1 ? 'person has' : 'have'} answered
        </p>
      )}
      <p className="mt-2 text-13 text-ink-2">
        {survey.isNamed
          ? 'Answers are kept with names, for who asked and, in a company, its managers.'
          : 'Answers are kept without names.'}{' '}
        Results come once, when the survey is closed, and tell of at least four people each.
        {survey.companyId === 0 && ` ${fewAccounts}`}
      </p>
      {people.length > 0 && (
        <section aria-labelledby="asked" className="mt-4 border-t border-line pt-4">
          <h2 id="asked" className="text-14 font-semibold">
            {status === 'draft' ? 'To be asked' : 'Asked'}
          </h2>
          <ul className="mt-2 grid gap-1 text-13">
            {people.slice(0, 30).map(({ id, name }) => (
              <li key={id} className="truncate">
                {name}
              </li>
            ))}
          </ul>
          {people.length > 30 && <p className="mt-2 text-13 text-ink-2">and {people.length - 30} more</p>}
        </section>
      )}
    </aside>
  )
}

function LoadingSurvey() {
  return (
    <Loading label="Loading the survey" className="mt-3">
      <div className="flex gap-4">
        <Skeleton className="size-14" />
        <div className="flex-1">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="mt-2 w-1/3" />
        </div>
      </div>
      <div className="mt-8">
        <SkeletonRows rows={4} />
      </div>
    </Loading>
  )
}
