// The AI Assistant in the side panel of a project's board: a question, what was said, and what can be done about it.
import { useState } from 'react'
import { CollapsibleSection } from '../../../ui/collapsible.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { useSession } from '../../accounts/screen/use-session.ts'
import { useProjectTasks } from '../../boards/screen/use-project-tasks.ts'
import type { Project } from '../../projects/contract.ts'
import { useProject } from '../../projects/screen/use-projects.ts'
import type { Task } from '../../tasks/contract.ts'
import { AskForm } from './ask-form.tsx'
import { Examples } from './examples.tsx'
import { useAsk } from './use-ask.ts'
import { useChat } from './use-chat.ts'

const ChatLog = lazyComponent(async () => (await import('./chat-log.tsx')).ChatLog)

const noTasks: readonly Task[] = []

/** Stands in the panel of the board of this project, and sets that board's filters and sort (AIA-01, KB-26). */
export function BoardAssistant({ projectId }: { projectId: number }) {
  const project = useProject(projectId).data
  return project ? <Assistant project={project} /> : null
}

function Assistant({ project }: { project: Project }) {
  const [expanded, setExpanded] = useState(true)
  const tasks = useProjectTasks(project.id).data ?? noTasks
  const session = useSession()
  const me = session.state === 'signed-in' ? session.user.email : undefined
  const chat = useChat(project.id)
  const ask = useAsk({ chat, tasks, me, expanded })
  return (
    <CollapsibleSection title="AI Assistant" open={expanded} onOpenChange={setExpanded}>
      {chat.messages.length === 0 ? (
        <Examples busy={ask.isPending} onChoose={ask.mutate} />
      ) : (
        <ChatLog project={project} chat={chat} tasks={tasks} waiting={ask.isPending} />
      )}
      <AskForm
        busy={ask.isPending}
        onAsk={ask.mutate}
        onClear={chat.messages.length === 0 ? undefined : chat.clear}
      />
    </CollapsibleSection>
  )
}
