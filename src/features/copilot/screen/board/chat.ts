// What was said beside each board, as the browser keeps it: it stands there before the server is heard (AIA-08, AIA-10).
import type { AssistantAnswer, NewTask, TaskAction } from '../../../assistant/answer/contract.ts'
import { keyOfChat } from './chat-key.ts'

/** ENT-30. */
export interface ChatMessage {
  role: 'user' | 'assistant'
  message: string
  actions?: TaskAction[]
  newTask?: NewTask
}

/** AIA-07: what waits for a press comes along. */
export function messageFrom({ type, suggestion, taskActions, newTask }: AssistantAnswer): ChatMessage {
  return {
    role: 'assistant',
    message: suggestion,
    ...(type === 'TASK_UPDATE' && taskActions && { actions: taskActions }),
    ...(type === 'TASK_CREATE' && newTask && { newTask }),
  }
}

/** Older ones are forgotten. */
const MOST_MESSAGES = 100

export type ChatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store over the browser's storage; what cannot be read there is forgotten, what cannot be kept is still shown. */
export function createChats(storage: ChatStorage) {
  /** What could not be kept lasts as long as the page. */
  const chats = new Map<number, readonly ChatMessage[]>()

  function messages(projectId: number): readonly ChatMessage[] {
    const known = chats.get(projectId) ?? read(storage, projectId)
    chats.set(projectId, known)
    return known
  }

  function set(projectId: number, next: readonly ChatMessage[]): void {
    const kept = next.slice(-MOST_MESSAGES)
    chats.set(projectId, kept)
    write(storage, projectId, kept)
  }

  return {
    messages,
    add: (projectId: number, message: ChatMessage) => set(projectId, [...messages(projectId), message]),
    clear: (projectId: number) => set(projectId, []),
    /** Of all projects, what is not in the storage. */
    forget: () => chats.clear(),
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

export const chats = createChats({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
})
