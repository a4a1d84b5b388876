// Rules for mail: read once, and kept true by what each act answers.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { changeRule, createRule, deleteRule, listRules, type ShownRule, tryRule } from '../contract.ts'

export function useRules() {
  return useRead(listRules, {})
}

export interface SaidRule {
  words: string
  isOfCompany: boolean
}

export function useTryRule() {
  return useAct((body: SaidRule) => api(tryRule, { body }), { failed: 'The rule could not be tried' })
}

export function useRuleActs() {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: keyOf(listRules) })
  const create = useAct((body: SaidRule) => api(createRule, { body }), {
    failed: 'The rule could not be kept',
    done: again,
  })
  const reword = useAct(
    ({ id, words }: { id: number; words: string }) => api(changeRule, { params: { id }, body: { words } }),
    { failed: 'The rule could not be changed', done: again },
  )
  const turn = useAct(
    ({ id, isOn }: { id: number; isOn: boolean }) => api(changeRule, { params: { id }, body: { isOn } }),
    { failed: 'The rule could not be switched', done: again },
  )
  const drop = useAct(({ id }: ShownRule) => api(deleteRule, { params: { id } }), {
    failed: 'The rule could not be deleted',
    async done(_, { words, isOfCompany }) {
      await again()
      toast({
        kind: 'success',
        title: 'Rule deleted',
        description: words,
        action: { label: UNDO, onPress: () => create.mutate({ words, isOfCompany }) },
      })
    },
  })
  return { create, reword, turn, drop }
}
