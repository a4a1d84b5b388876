// Below a question of a closed survey, and below its whole result: what came of the answers.
import { api } from '../../../ui/api.ts'
import { useRead } from '../../../ui/use-read.ts'
import type { Became } from '../../followups/screen/follow-ups.ts'
import { TakeUp } from '../../followups/screen/take-up.tsx'
import { WhatBecame } from '../../followups/screen/what-became.tsx'
import type { Survey, SurveyQuestion } from '../contract.ts'
import { listSurveyFollowUps, takeBackSurveyFollowUp, takeUpQuestion } from '../followups/contract.ts'

/** A question's key is made of its id alone. */
const keyOf = (questionId: number) => `question:${questionId}`

function useSurveyBecame({ id, people }: Survey): Became {
  const params = { id }
  const { data } = useRead(listSurveyFollowUps, { params })
  return {
    followUps: data,
    takeUp: (key, course) =>
      api(takeUpQuestion, { params, body: { questionId: Number(key.split(':')[1]), course } }),
    takeBack: (followUpId) => api(takeBackSurveyFollowUp, { params: { ...params, followUpId } }),
    people: async () => people.map(({ email }) => email),
  }
}

export function QuestionBecame({ survey, question }: { survey: Survey; question: SurveyQuestion }) {
  const became = useSurveyBecame(survey)
  const { id, text, kind, options } = question
  const topic = {
    ...{ key: keyOf(id), name: `\u201c${text}\u201d`, isForManagers: false },
    description: resultWords(survey, question),
    // What could be chosen may be put to the vote.
    ...(kind === 'choice' && { options }),
  }
  return <TakeUp topic={topic} became={became} />
}

export function SurveyBecame({ survey }: { survey: Survey }) {
  const became = useSurveyBecame(survey)
  if (survey.results === null) return null
  return (
    <WhatBecame
      became={[became]}
      empty={
        survey.mayManage
          ? 'Nothing has come of the answers yet. Make a task or a poll of a question above, and all who were asked see how far it is.'
          : 'Nothing has come of the answers yet. What is made of them shows here.'
      }
    />
  )
}

/** What the result says of all, and never of a department or in anybody\u2019s words. */
function resultWords({ title, results }: Survey, { id, kind, options, steps, text }: SurveyQuestion): string {
  const asked = `${title}: ${text}`
  const result = results?.find(({ questionId }) => questionId === id)
  if (!result || result.answers === 0) return asked
  const { answers, counts, mean, topics } = result
  if (kind === 'scale') return mean === null ? asked : `${asked} ${mean.toFixed(1)} of ${steps} on average.`
  if (kind === 'text') return [asked, ...topics.map(({ name }) => name)].join('\n')
  const most = Math.max(...counts)
  return `${asked} ${options[counts.indexOf(most)] ?? ''}: ${most} of ${answers}.`
}
