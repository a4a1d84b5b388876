// Makes something of what was said, and takes it back by the toast that tells of it.
import { useQueryClient } from '@tanstack/react-query'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { refetchTasks } from '../../boards/screen/refetch-tasks.ts'
import { refreshPolls } from '../../polls/screen/refresh-polls.ts'
import type { FollowUp } from '../contract.ts'
import type { Became, CourseInput } from './follow-ups.ts'
import { refreshFollowUps } from './refresh-follow-ups.ts'

interface Taken {
  key: string
  course: CourseInput
}

const madeTitles = { task: 'Task made', poll: 'Poll sent out', left: 'Left as it is' }
const goneTitles = { task: 'Task taken back', poll: 'Poll taken back', left: 'No longer left' }

export function useTakeUp(became: Became) {
  const queryClient = useQueryClient()
  const refresh = (kind: FollowUp['kind']) =>
    Promise.all([
      refreshFollowUps(queryClient),
      kind === 'task' && refetchTasks(queryClient),
      kind === 'poll' && refreshPolls(queryClient),
    ])
  const takeBack = useAct((followUp: FollowUp) => became.takeBack(followUp.id), {
    failed: { title: 'It stays' },
    async done(_answer, { kind, title, about }) {
      await refresh(kind)
      toast({ kind: 'success', title: goneTitles[kind], description: title || about })
    },
  })
  const takeUp = useAct(({ key, course }: Taken) => became.takeUp(key, course), {
    failed: { title: 'Nothing was made' },
    inForm: true,
    async done({ followUp, isNew }) {
      const { kind, title, about } = followUp
      await refresh(kind)
      toast({
        kind: 'success',
        title: isNew ? madeTitles[kind] : 'That is there already',
        description: title || about,
        ...(isNew && { action: { label: UNDO, onPress: () => takeBack.mutate(followUp) } }),
      })
    },
  })
  return { takeUp, takeBack }
}
