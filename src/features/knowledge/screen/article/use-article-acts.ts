// What is done with an article: changed, verified, approved, declined, deleted; each with a way back where there is one.
import { useQueryClient } from '@tanstack/react-query'
import { undoChangeSet } from '../../../../records/contract.ts'
import { type ApiInput, api, keyOf } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import {
  approveArticle,
  changeArticle,
  declineArticle,
  deleteArticle,
  getArticle,
  restoreArticle,
  verifyArticle,
} from '../../articles/contract.ts'
import type { Article, ArticleBrief } from '../../contract.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'

export type ArticleChange = NonNullable<ApiInput<typeof changeArticle>['body']>

/** Puts an article that an act answered in the place of what is shown, and reads the rest again. */
export function useShowArticle() {
  const queryClient = useQueryClient()
  return (next: Article) => {
    queryClient.setQueryData(keyOf(getArticle, { id: next.id }), next)
    void refreshKnowledge(queryClient)
  }
}

export function useArticleActs({ id, title }: Pick<ArticleBrief, 'id' | 'title'>) {
  const queryClient = useQueryClient()
  const show = useShowArticle()
  const params = { id }
  const refresh = () => refreshKnowledge(queryClient)
  const said = (words: string) => toast({ kind: 'success', title: words, description: title })
  const restore = useAct(() => api(restoreArticle, { params }), {
    failed: { title: 'Failed to bring the article back' },
    done: (next: Article) => {
      show(next)
      said('Article is back')
    },
  })
  const undo = useAct((changeSetId: number) => api(undoChangeSet, { params: { id: changeSetId } }), {
    failed: { title: 'Failed to undo' },
    done: () => refresh(),
  })
  return {
    restore,
    set: useAct((body: ArticleChange) => api(changeArticle, { params, body }), {
      failed: { title: 'Failed to change the article' },
      done: (next: Article) => {
        show(next)
        said('Saved')
      },
    }),
    verify: useAct(
      (verifyBy: string | null | undefined) => api(verifyArticle, { params, body: { verifyBy } }),
      {
        failed: { title: 'Failed to verify the article' },
        done: (next: Article) => {
          show(next)
          said('Verified')
        },
      },
    ),
    approve: useAct(() => api(approveArticle, { params, body: {} }), {
      failed: { title: 'Failed to publish the draft' },
      done: (next: Article) => {
        show(next)
        toast({
          kind: 'success',
          agent: 'faq',
          title: 'Published',
          description: next.question === null ? next.title : 'Whoever asked gets the answer.',
        })
      },
    }),
    decline: useAct(() => api(declineArticle, { params }), {
      failed: { title: 'Failed to decline the draft' },
      done: ({ changeSetId }) => {
        void refresh()
        toast({
          kind: 'success',
          title: 'Draft declined',
          description: title,
          ...(changeSetId !== null && {
            action: { label: UNDO, onPress: () => undo.mutate(changeSetId) },
          }),
        })
      },
    }),
    remove: useAct(() => api(deleteArticle, { params }), {
      failed: { title: 'Failed to delete the article' },
      done: () => {
        void refresh()
        toast({
          kind: 'success',
          title: 'Article deleted',
          description: title,
          action: { label: UNDO, onPress: () => restore.mutate() },
        })
      },
    }),
  }
}
