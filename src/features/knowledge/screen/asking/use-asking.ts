// Asks the knowledge base; the latest answer stays while one looks at its sources and comes back.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { type Answer, askKnowledge, judgeAnswer } from '../../asking/contract.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'

/* Of no endpoint: what was asked last on this page. */
const latestKey = ['knowledge, asked last']

export function useAsking(instanceId: number | null) {
  const queryClient = useQueryClient()
  const { data } = useQuery<Answer | null>({
    queryKey: latestKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  const ask = useAct(
    (question: string) =>
      api(askKnowledge, { body: { question, ...(instanceId !== null && { instanceId }) } }),
    {
      failed: { title: 'Failed to look for an answer' },
      done: (answer) => {
        queryClient.setQueryData(latestKey, answer)
        if (answer.filed !== null) void refreshKnowledge(queryClient)
      },
    },
  )
  return { ask, answer: data }
}

export function useVerdict(id: number) {
  const queryClient = useQueryClient()
  return useAct((verdict: Answer['verdict']) => api(judgeAnswer, { params: { id }, body: { verdict } }), {
    failed: { title: 'Failed to save what you said of the answer' },
    done: (answer: Answer) => {
      queryClient.setQueryData<Answer | null>(latestKey, (shown) => (shown?.id === id ? answer : shown))
      void refreshKnowledge(queryClient)
    },
  })
}
