// What boards give to every signed-in page.
import { FolderKanban, ListChecks, ListTodo } from 'lucide-react'
import { Avatar } from '../../../ui/person.tsx'
import { StatusGlyph } from '../../../ui/status.tsx'
import type { SignedIn } from '../../client.ts'
import { statusLabelOf } from './status-words.ts'
import { useTaskCommands } from './use-task-commands.tsx'
import { useTaskEvents } from './use-task-events.ts'

export const boards: SignedIn = {
  useLive: useTaskEvents,
  usePalette: useTaskCommands,
  found: {
    task: ({ state }) => <StatusGlyph status={statusLabelOf(state ?? '').shown} />,
    comment: ({ person }) => <Avatar name={person ?? '?'} />,
  },
  pages: [
    { path: '/tasks', title: 'Task Board', words: 'personal kanban', icon: <ListTodo aria-hidden /> },
    { path: '/projects', title: 'Projects', words: 'boards kanban', icon: <FolderKanban aria-hidden /> },
    { path: '/my-tasks', title: 'My Tasks', words: 'mine assigned', icon: <ListChecks aria-hidden /> },
  ],
}
