// The window of the open task, whose code comes when one is first opened.
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { TaskWindowProps } from './task-window.tsx'

export const TaskLayer = lazyComponent<TaskWindowProps>(
  async () => (await import('./task-window.tsx')).TaskWindow,
)
