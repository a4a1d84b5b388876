// What is on the screen, as the Copilot is told of it: which agent or section, and which record.
import { crew, firstAgent } from '../../../crew/crew.ts'

export interface ScreenContext {
  /** COP-35. */
  context: string
  projectId: number | null
  shown: { kind: string; id: number } | null
  /** It shows the person's own tasks. */
  isPersonalBoard: boolean
}

/** COP-06 to COP-09. */
export function screenContext(path: string): ScreenContext {
  const [, first = '', second = ''] = path.split('/')
  const id = /^\d+$/.test(second) ? Number(second) : null
  const ofAgent = crew.find(({ page }) => page !== null && isBelow(path, page.path))
  const projectId = first === 'project' ? id : null
  const kind = RECORDS[first]
  return {
    // A board is its agent's: whoever makes its tasks.
    context: ofAgent?.type ?? (projectId === null ? (SECTIONS[first] ?? 'general') : firstAgent.type),
    projectId,
    shown: kind !== undefined && id !== null ? { kind, id } : null,
    isPersonalBoard: path === '/task-board' || path === '/tasks',
  }
}

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

const RECORDS: Record<string, string> = { task: 'task', mails: 'mail', polls: 'poll', documents: 'document' }

const SECTIONS: Record<string, string> = {
  'task-board': 'task-board',
  intelligence: 'intelligence',
  teams: 'teams',
  tasks: 'tasks',
}
