// The conversation of a project as a component sees it, true to what other windows write.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type ChatMessage, createChats } from './chat.ts'
import { keyOfChat } from './chat-key.ts'

const chats = createChats({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
})

export function useChat(projectId: number) {
  const messages = useSyncExternalStore(
    chats.subscribe,
    useCallback(() => chats.messages(projectId), [projectId]),
  )
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => {
      if (key === null || key === keyOfChat(projectId)) chats.forget()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [projectId])
  return useMemo(
    () => ({
      messages,
      add: (message: ChatMessage) => chats.add(projectId, message),
      change: (before: ChatMessage, after: ChatMessage) => chats.change(projectId, before, after),
      clear: () => chats.clear(projectId),
    }),
    [messages, projectId],
  )
}

export type Chat = ReturnType<typeof useChat>
