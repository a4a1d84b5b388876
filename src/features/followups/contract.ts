// What came of what people said, on the wire: a task, a poll, or the decision to leave it.
import { z } from 'zod'
import { idParam, isoMoment } from '../../kit/contract.ts'
import { createPoll } from '../polls/contract.ts'
import { createTask } from '../tasks/contract.ts'

export const followUpState = z.enum(['open', 'done', 'draft', 'voting', 'decided', 'undecided', 'left'])
export type FollowUpState = z.infer<typeof followUpState>

export const followUp = z.object({
  id: z.number(),
  /** What it came of: the same for the same topic, mood or question. */
  key: z.string(),
  /** What was said. */
  about: z.string(),
  kind: z.enum(['task', 'poll', 'left']),
  /** As it is called now for whoever may open it, else as it was called when it was made. */
  title: z.string(),
  state: followUpState,
  /** What a poll decided, for whoever may open it. */
  decision: z.string().nullable(),
  /** The page of the task or poll; null for whoever may not open it. */
  path: z.string().nullable(),
  /** Who took it up; null once the account is gone. */
  by: z.string().nullable(),
  at: isoMoment,
  /** The reader may take it back. */
  mayTakeBack: z.boolean(),
})
export type FollowUp = z.infer<typeof followUp>

export const followUps = z.object({
  followUps: z.array(followUp),
  /** The reader may make something of what was said. */
  mayTakeUp: z.boolean(),
  /** The project of the last task that came of it, where the reader may open it. */
  projectId: z.number().nullable(),
})
export type FollowUps = z.infer<typeof followUps>

/** What becomes of it. */
export const course = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    /** Null for a new project, which is called like what was asked. */
    projectId: idParam.nullable(),
    task: createTask.body.pick({
      ...{ title: true, description: true, priority: true, dueDate: true, assignToMe: true },
    }),
  }),
  z.object({ kind: z.literal('poll'), poll: createPoll.body }),
  z.object({ kind: z.literal('left') }),
])
export type Course = z.infer<typeof course>

export const tookUp = z.object({
  followUp,
  /** False where the same was made before: nothing is made twice. */
  isNew: z.boolean(),
})

export const followUpParams = z.object({ id: idParam, followUpId: idParam })
