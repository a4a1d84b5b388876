// What corrections taught: read once, changed by what the server answers.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { allowLearned, forgetLearned, getLearned, type ShownLearning, switchLearning } from '../contract.ts'

const key = keyOf(getLearned)

export function useLearning() {
  return useRead(getLearned, {})
}

export function useLearningActs() {
  const queryClient = useQueryClient()
  const keep = (read: ShownLearning) => void queryClient.setQueryData(key, read)
  const allow = useAct((name: string) => api(allowLearned, { body: { name } }), {
    failed: 'It could not be learned again',
    done: keep,
  })
  const forget = useAct((name: string) => api(forgetLearned, { body: { name } }), {
    failed: 'It could not be forgotten',
    done(read, name) {
      keep(read)
      toast({
        kind: 'success',
        title: 'Forgotten',
        description: 'It is not learned again.',
        action: { label: UNDO, onPress: () => allow.mutate(name) },
      })
    },
  })
  const turn = useAct((isOn: boolean) => api(switchLearning, { body: { isOn } }), {
    failed: 'Learning could not be switched',
    done: keep,
  })
  return { forget, allow, turn }
}
