// What is done with a question that has no answer: answered, settled with an article, passed on, taken off the list.
import { useQueryClient } from '@tanstack/react-query'
import { type ApiInput, api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import {
  answerQuestion,
  dismissQuestion,
  passQuestion,
  type Question,
  reopenQuestion,
  settleQuestion,
} from '../../asking/contract.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'

export type AnswerBody = NonNullable<ApiInput<typeof answerQuestion>['body']>

export function useQuestionActs({ id, text }: Pick<Question, 'id' | 'text'>) {
  const queryClient = useQueryClient()
  const params = { id }
  const refresh = () => refreshKnowledge(queryClient)
  const reopen = useAct(() => api(reopenQuestion, { params }), {
    failed: { title: 'Failed to put the question back' },
    done: () => refresh(),
  })
  return {
    reopen,
    answer: useAct((body: AnswerBody) => api(answerQuestion, { params, body }), {
      failed: { title: 'Failed to save the answer' },
      done: ({ article }) => {
        void refresh()
        const isOut = article.status === 'published'
        toast({
          kind: 'success',
          agent: 'faq',
          title: isOut ? 'Answer published' : 'Draft saved',
          description: isOut
            ? 'Whoever asked gets it by mail.'
            : 'Whoever asked gets it once it is approved.',
        })
      },
    }),
    settle: useAct((articleId: number) => api(settleQuestion, { params, body: { articleId } }), {
      failed: { title: 'Failed to settle the question' },
      done: () => {
        void refresh()
        toast({
          kind: 'success',
          agent: 'faq',
          title: 'Question answered',
          description: 'Whoever asked is told.',
        })
      },
    }),
    pass: useAct(
      ({ ownerId }: { ownerId: number; name: string }) => api(passQuestion, { params, body: { ownerId } }),
      {
        failed: { title: 'Failed to pass the question on' },
        done: (_next, { name }) => {
          void refresh()
          toast({ kind: 'success', title: `${name} is asked by mail`, description: text })
        },
      },
    ),
    dismiss: useAct(() => api(dismissQuestion, { params }), {
      failed: { title: 'Failed to take the question off the list' },
      done: () => {
        void refresh()
        toast({
          kind: 'success',
          title: 'Taken off the list',
          description: text,
          action: { label: UNDO, onPress: () => reopen.mutate() },
        })
      },
    }),
  }
}
