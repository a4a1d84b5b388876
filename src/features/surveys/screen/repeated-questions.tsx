// Questions that come again and again, each with its mails, as the start of a draft.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { draftAbout, listRepeated, type RepeatedQuestion, type Survey } from '../contract.ts'
import { refreshSurveys } from './refresh-surveys.ts'

/** Mails in sight; more are counted. */
const MOST_SHOWN = 4

export function RepeatedQuestions() {
  const repeated = useRead(listRepeated, {}, { select: (data) => data.questions })
  const questions = repeated.data ?? []
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="repeated" className="mt-8">
      <h2 id="repeated" className="text-14 font-semibold">
        Asked again and again
      </h2>
      <ul className="mt-3 grid gap-3 lg:grid-cols-2">
        {questions.map((one) => (
          <li key={one.question} className="rounded-card bg-surface px-4 py-3.5 shadow-card">
            <Repeated repeated={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Repeated({ repeated: { question, asked } }: { repeated: RepeatedQuestion }) {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const draft = useAct(() => api(draftAbout, { body: { question } }), {
    failed: 'Failed to make the draft',
    done: (survey: Survey) => {
      void refreshSurveys(queryClient)
      navigate(`/surveys/${survey.id}`)
    },
  })
  const more = asked.length - MOST_SHOWN
  return (
    <>
      <h3 className="text-14 font-semibold wrap-text">{question}</h3>
      <p className="text-12 text-ink-2">Asked {asked.length} times</p>
      <ul className="mt-2 grid gap-1.5 text-13 text-ink-2">
        {asked.slice(0, MOST_SHOWN).map(({ sentence, at, deliveryId }) => (
          <li key={`${deliveryId} ${at}`} className="wrap-text">
            {deliveryId === null ? (
              `\u201c${sentence}\u201d`
            ) : (
              <Link href={`/mails/${deliveryId}`} className="text-accent underline">
                {`\u201c${sentence}\u201d`}
              </Link>
            )}{' '}
            <RelativeTime at={at} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-12 text-ink-2">and {more} more</p>}
      <Button className="mt-3" busy={draft.isPending} onClick={() => draft.mutate()}>
        Draft a survey
      </Button>
    </>
  )
}
