// What is done with a survey from the screen: each act answers the survey as it is then.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import {
  answerSurvey,
  closeSurvey,
  deleteSurvey,
  getSurvey,
  openSurvey,
  remindPeople,
  repeatSurvey,
  restoreSurvey,
  type Survey,
} from '../contract.ts'
import { refreshSurveys } from './refresh-surveys.ts'

export type OwnAnswers = z.infer<typeof answerSurvey.body>['answers']

export function useSurveyActs(survey: Survey) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const params = { id: survey.id }
  const done = (next: Survey) => {
    queryClient.setQueryData(keyOf(getSurvey, params), next)
    void refreshSurveys(queryClient)
  }
  const said = (title: string, description: string = survey.title) =>
    toast({ kind: 'success', title, description })
  const restore = async () => {
    await api(restoreSurvey, { params })
    await refreshSurveys(queryClient)
  }
  return {
    open: useAct(() => api(openSurvey, { params }), {
      failed: 'Failed to send the survey',
      done: (next: Survey) => {
        done(next)
        said('Survey sent out')
      },
    }),
    close: useAct(() => api(closeSurvey, { params }), {
      failed: 'Failed to close the survey',
      done: (next: Survey) => {
        done(next)
        said('Survey closed', 'Everybody gets the result.')
      },
    }),
    remind: useAct(() => api(remindPeople, { params }), {
      failed: 'Failed to send reminders',
      done: ({ reminded }: { reminded: number }) => {
        void refreshSurveys(queryClient)
        said(
          reminded === 0
            ? 'Nobody to remind today'
            : `${reminded} ${reminded === 1 ? 'person' : 'people'} reminded`,
        )
      },
    }),
    answer: useAct((answers: OwnAnswers) => api(answerSurvey, { params, body: { answers } }), {
      failed: 'Failed to send your answers',
      done: (next: Survey) => {
        done(next)
        said('Your answers are in')
      },
    }),
    again: useAct(() => api(repeatSurvey, { params }), {
      failed: 'Failed to make the draft',
      done: (next: Survey) => {
        void refreshSurveys(queryClient)
        said('Draft made', 'The same questions, for the same people. Nobody is asked before you send it out.')
        navigate(`/surveys/${next.id}`)
      },
    }),
    remove: useAct(() => api(deleteSurvey, { params }), {
      failed: 'Failed to delete the survey',
      done: () => {
        void refreshSurveys(queryClient)
        toast({
          kind: 'success',
          title: 'Survey deleted',
          description: survey.title,
          action: { label: 'Undo', onPress: () => void restore() },
        })
      },
    }),
  }
}
