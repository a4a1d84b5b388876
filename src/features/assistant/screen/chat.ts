// The conversation about one project, kept in the browser (AIA-08, AIA-10, ENT-30).
import type { NewTask, TaskAction } from '../answer/contract.ts'
import { keyOfChat } from './chat-key.ts'

/** ENT-30. */
export interface ChatMessage {
  role: 'user' | 'assistant'
  message: string
  actions?: TaskAction[]
  /** `taskId` once it was made, so that it is not made twice. */
  newTask?: NewTask & { taskId?: number }
}

/** Older ones are forgotten. */
const MOST_MESSAGES = 100

export type ChatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store over the browser's storage; what cannot be read there is forgotten, what cannot be kept is still shown. */
export function createChats(storage: ChatStorage) {
  const chats = new Map<number, readonly ChatMessage[]>()
  const listeners = new Set<() => void>()

  function messages(projectId: number): readonly ChatMessage[] {
    const known = chats.get(projectId) ?? read(storage, projectId)
    chats.set(projectId, known)
    return known
  }

  function set(projectId: number, next: readonly ChatMessage[]): void {
    const kept = next.slice(-MOST_MESSAGES)
    chats.set(projectId, kept)
    write(storage, projectId, kept)
    for (const listener of listeners) listener()
  }

  return {
    messages,
    add: (projectId: number, message: ChatMessage) => set(projectId, [...messages(projectId), message]),
    change: (projectId: number, before: ChatMessage, after: ChatMessage) =>
      set(
        projectId,
        messages(projectId).map((message) => (message === before ? after : message)),
      ),
    clear: (projectId: number) => set(projectId, []),
    /** Another window has written: what is known is read anew. */
    forget(): void {
      chats.clear()
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function read(storage: ChatStorage, projectId: number): readonly ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOfChat(projectId)) ?? '[]')
    return Array.isArray(stored) && stored.every(isMessage) ? stored : []
  } catch {
    return []
  }
}

/** Without the schemas of answers, for which no board should wait; what is in them was checked when it came. */
function isMessage(value: unknown): value is ChatMessage {
  const { role, message, actions = [], newTask = {} } = Object(value) as Record<string, unknown>
  return (
    (role === 'user' || role === 'assistant') &&
    typeof message === 'string' &&
    Array.isArray(actions) &&
    actions.every((action) => typeof action === 'object' && action !== null) &&
    typeof newTask === 'object'
  )
}

function write(storage: ChatStorage, projectId: number, messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) storage.removeItem(keyOfChat(projectId))
    else storage.setItem(keyOfChat(projectId), JSON.stringify(messages))
  } catch {
    // Storage is full or switched off: the conversation lasts as long as the page.
  }
}
